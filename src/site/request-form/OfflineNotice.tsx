import { LatePhone } from './LatePhone.tsx';
import { offlineTexts } from './section-texts.ts';

/** Says that nothing was sent, as static HTML, because no script may have come (layouts/first-touch.ts). */
export const OfflineNotice = () => (
  <div className="offline notice notice-error" role="alert" tabIndex={-1} hidden>
    <h3>{offlineTexts.title}</h3>
    <p>
      {offlineTexts.sentence}
      <LatePhone />
    </p>
  </div>
);
