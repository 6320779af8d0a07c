import type { ComponentType } from 'react';
import type { RequestField } from '#domain/requests/fields.ts';
import { tryStorage } from '#shared/browser/try-storage.ts';

export type Written = readonly (readonly [label: string, value: string])[];

export interface Sent {
  kind: 'sent';
  sentence: string;
  number: string;
  written: Written;
  photos: number;
  Receipt: ComponentType<{ form: VisitorsForm; sent: Sent }>;
}

/** The step of the form (Spec §4). Faults of fields stand beside the fields alone. */
export type Outcome = { kind: 'idle' } | Sent | { kind: 'failed'; sentence: string };

export interface Photo {
  id: number;
  name: string;
  /** The small one; undefined while it is made. */
  blob?: Blob;
  refused?: string;
  /** The sent share, from 0 to 1, once its request is there. */
  sent?: number;
  isThere?: true;
  failed?: string;
}

export const isUsable = ({ refused }: Photo) => refused === undefined;

interface SentPhoto extends Photo {
  key: string;
  /** From 1. */
  place: number;
}

type Drawn = ComponentType<{ form: VisitorsForm }>;

interface State {
  outcome: Outcome;
  /** Comes with the first chosen photo, because visitors without photos need none of it. */
  late?: {
    PhotoList: Drawn;
    SentPhotos: Drawn;
    addPhotos: (form: VisitorsForm, files: readonly File[]) => void;
    sendPhotos: (form: VisitorsForm, key: string) => Promise<void>;
  };
  chosen: readonly Photo[];
  /** The last request's photos, and what of earlier ones has not arrived. */
  sending: readonly SentPhoto[];
  /** Whether somebody chose more than may come along. */
  areTooMany: boolean;
  /** Whether a reload has lost chosen ones. */
  areLost: boolean;
}

/** A contact form: fields that the page has drawn, and the state that scripts add. The page owns one. */
export class VisitorsForm {
  readonly element: HTMLFormElement;
  readonly fields: readonly HTMLInputElement[];
  state: State = {
    outcome: { kind: 'idle' },
    chosen: [],
    sending: [],
    areTooMany: false,
    areLost: tryStorage(() => sessionStorage.contactPhotos) !== undefined,
  };
  isSending = false;
  /** A sending whose answer may be lost. */
  unanswered?: { content: string; key: string };
  /** A request waits for the script of chosen photos, or it would go without them. */
  photosReady?: Promise<void>;
  /** Ends when all chosen photos are small. */
  shrinking: Promise<unknown> = Promise.resolve();
  /** By photo: ends when it is small or refused. */
  readonly small = new Map<number, Promise<unknown>>();
  nextPhotoId = 1;
  sendingPhotos?: Promise<void>;
  readonly #listeners = new Set<() => void>();

  constructor(element: HTMLFormElement) {
    this.element = element;
    this.fields = [...element.querySelectorAll<HTMLInputElement>('.input')];
  }

  field = (name: RequestField) => this.element.elements.namedItem(name) as HTMLInputElement;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  now = () => this.state;

  change(changes: Partial<State>) {
    this.state = { ...this.state, ...changes };
    this.element.toggleAttribute('data-sent', this.state.outcome.kind === 'sent');
    for (const listener of this.#listeners) listener();
  }
}

/** Returns the page's form, if it has one. The element keeps it, because a retried script is evaluated twice. */
export function visitorsForm(): VisitorsForm | undefined {
  const element = document.querySelector<HTMLFormElement & { own?: VisitorsForm }>('#anfrage');
  if (element) element.own ??= new VisitorsForm(element);
  return element?.own;
}
