import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { type ContactFilter, isFiltering } from './filter-requests.ts';
import { contactsPageTexts as texts } from './texts.ts';

/** Says why the list is empty, and what to do. */
export function NothingHere({ filter, onReset }: { filter: ContactFilter; onReset: () => void }) {
  if (!isFiltering(filter)) {
    return (
      <Empty>
        <p>{texts.empty}</p>
        <p>{texts.emptyHint}</p>
      </Empty>
    );
  }
  const isStateAlone = !isFiltering({ ...filter, state: '' });
  return (
    <Empty ref={handOnFocus}>
      <p>{texts.noMatch}</p>
      {filter.search && <p>{texts.noMatchHint}</p>}
      {isStateAlone && <p>{texts.nothingAt[filter.state]}</p>}
      <button type="button" className="button" onClick={onReset}>
        {texts.resetFilter}
      </button>
    </Empty>
  );
}
