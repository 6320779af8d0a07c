import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Suspects } from '#admin/apart/Suspects.tsx';
import { useShortcut } from '#admin/case/use-shortcut.ts';
import { INBOX_HEADING, LIST } from '#admin/shown/card-look.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { useOwn } from '#admin/shown/use-customers.ts';
import { isFocusFree } from '#shared/browser/hand-on-focus.ts';
import { useMediaQuery } from '#shared/browser/use-media-query.ts';
import { LateDetails } from '#shared/ui/LateDetails.tsx';
import { latePart } from '#shared/ui/late-part.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { CallEntry } from './CallEntry.tsx';
import { Inbox } from './Inbox.tsx';
import { ListSwitch } from './ListSwitch.tsx';
import { OpenedRequest } from './OpenedRequest.tsx';
import { RemoveHits } from './RemoveHits.tsx';
import { RequestFilterBar } from './RequestFilterBar.tsx';
import { RequestTiles } from './RequestTiles.tsx';
import { useInboxAddress } from './use-inbox-address.ts';
import { type Listed, useListed } from './use-listed.ts';

const CsvExport = latePart('h-[9rem]', async () => (await import('./CsvExport.tsx')).CsvExport);
const BinBody = latePart('h-[3em]', async () => (await import('#admin/apart/BinBody.tsx')).BinBody);

/** The owner's inbox (Spec §2): a list, and a request that it opens, side by side from 1024 px on. */
export function InboxPage() {
  const address = useInboxAddress();
  const { filter, setFilter } = address;
  const page = useRef<HTMLDivElement>(null);
  const isBeside = useIsBeside(page);
  const isWide = useMediaQuery('(width >= 64em)');
  const [, navigate] = useLocation();
  const listed = useListed(address);
  const first = useFirst(listed, isBeside);
  const opened = address.id ?? first;
  const isPage = !isBeside && opened !== undefined;
  usePlaceOfList(isPage ? opened : undefined);
  useShortcut('Escape', isPage ? address.close : undefined);

  const last = useRef(opened);
  useEffect(() => {
    const { current } = last;
    last.current = opened;
    if (!current || current === opened || address.id || !isFocusFree()) return;
    const row = document.querySelector<HTMLElement>(`[data-row][href*="${current}"]`);
    (row ?? document.getElementById(INBOX_HEADING))?.focus({ preventScroll: true });
  }, [opened, address.id]);

  return (
    <div className={LIST.page} ref={page}>
      <div hidden={isPage}>
        <PageHeading title={pageTitles.contacts} margin="mb-1 lg:mb-2">
          <ListSwitch shown="/contacts?state=waiting" />
          {isWide && <RequestTiles className="mr-auto @max-[58rem]/page:order-last @max-[58rem]/page:w-full" />}
          <CallEntry onEntered={(id) => navigate(`/contacts/${id}`, { replace: true })} />
        </PageHeading>
        <RequestFilterBar filter={filter} onFilter={setFilter}>
          <RemoveHits filter={filter} />
        </RequestFilterBar>
      </div>
      <div className={LIST.pane}>
        <div hidden={isPage} className={LIST.column}>
          <Inbox address={address} listed={listed} opened={opened} />
          {/* Appear after the list, because they would move it. */}
          {!listed.query.isPending && (
            <div className="px-4 pb-4">
              {!isWide && <RequestTiles className="py-2" />}
              <LateDetails className={LIST.fold} title={texts.export}>
                <CsvExport filter={filter} />
              </LateDetails>
              <Suspects />
              <LateDetails className={LIST.fold} title={texts.bin}>
                <BinBody />
              </LateDetails>
            </div>
          )}
        </div>
        {opened && <OpenedRequest key={opened} id={opened} address={address} isPage={isPage} />}
      </div>
    </div>
  );
}

/** The first of the list, which stands beside it while no address names another, and stays when it is answered. */
function useFirst({ still, view }: Listed, isBeside: boolean) {
  const shown = useRef({ view: '', id: '' });
  const { id } = shown.current;
  const isGone = useOwn(isBeside ? id : '').isGone && isBeside;
  if (shown.current.view !== view || !id || isGone) {
    shown.current = { view, id: still.find((row) => !isGone || row.id !== id)?.id ?? '' };
  }
  return (isBeside && shown.current.id) || undefined;
}

/** Whether the opened request stands beside the list, as the variant `beside` of admin.css says. */
function useIsBeside(page: RefObject<HTMLElement | null>): boolean {
  const [isBeside, setBeside] = useState(false);
  useLayoutEffect(() => {
    if (!page.current) return;
    const element = page.current;
    const look = () => setBeside(getComputedStyle(element).getPropertyValue('--beside') !== '');
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [page]);
  return isBeside;
}

function usePlaceOfList(opened: string | undefined) {
  const before = useRef(opened);
  const place = useRef(0);
  // While the list still stands.
  if (opened && !before.current) place.current = scrollY;
  useLayoutEffect(() => {
    if (before.current === opened) return;
    before.current = opened;
    scrollTo({ top: opened ? 0 : place.current, behavior: 'instant' });
  }, [opened]);
}
