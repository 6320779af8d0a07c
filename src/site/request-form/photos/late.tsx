import { Component, type FunctionComponent } from 'react';
import type { VisitorsForm } from '../visitors-form.ts';
import { PhotoList as List } from './PhotoList.tsx';
import { SentPhotos as Sent } from './SentPhotos.tsx';
import { photoTexts as texts } from './texts.ts';

/** What the form needs once a photo is chosen; one file, because it is one way to the server. */
export { addPhotos } from './chosen-photos.ts';
export { sendPhotos } from './send-photos.ts';

interface Props {
  form: VisitorsForm;
}

/** Shows a sentence in place of photos whose drawing fails, because form and receipt must stay. */
const guarded = (Photos: FunctionComponent<Props>) =>
  class extends Component<Props> {
    override state = { hasFailed: false };
    static getDerivedStateFromError = () => ({ hasFailed: true });
    override render = () => (this.state.hasFailed ? <p role="status">{texts.unseen}</p> : <Photos {...this.props} />);
  };
export const PhotoList = guarded(List);
export const SentPhotos = guarded(Sent);
