import { LatePhone } from './LatePhone.tsx';
import { offlineTexts } from './section-texts.ts';

/** Says that nothing was sent, as static HTML, because no script may have come (layouts/first-touch.ts). */
export const OfflineNotice = () => (
  <div className="notice notice-error" role="alert" tabIndex={-1} data-offline hidden>
    <h3>{offlineTexts.title}</h3>
    <p>{offlineTexts.sentence}</p>
    <p>
      {offlineTexts.kept} <LatePhone />
    </p>
  </div>
);
