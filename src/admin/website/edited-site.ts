import { changeSentences } from '#domain/site/changes.ts';
import { changesOf, factIn, readStored } from '#domain/site/stored-facts.ts';
import { subjectOf } from '#domain/site/subjects.ts';
import type { RouteInput } from '#shared/api/define-route.ts';
import type { Website, websiteRoutes } from './contract.ts';

export type Save = RouteInput<typeof websiteRoutes.save>['body'];

export type EditedSite = ReturnType<typeof editedSite>;

/** The website with the draft over it, and its saving. */
export function editedSite(state: Website, send: (body: Save) => Promise<{ version: number }>) {
  const live = readStored(state.facts, {});
  const edited = readStored(state.facts, {}, changesOf(state.draft));
  const draftOf = (field: string) => {
    const id = subjectOf(field);
    return state.draft.find(({ subject }) => subject === id);
  };
  return {
    ...state,
    live,
    edited,
    changes: changeSentences(live, edited),
    liveValue: (field: string) => factIn(live, field),
    valueOf: (field: string) => factIn(edited, field),
    isChanged: (field: string) => Object.hasOwn(draftOf(field)?.facts ?? {}, field),
    draftOf,
    /**
     * Saves facts beside the changed ones of their subjects: null for an absent fact, `undefined` takes a change back.
     * Returns a function that undoes it, which is refused once something followed. If a subject is refused, those
     * before it are undone.
     */
    async save(changes: Readonly<Record<string, unknown>>) {
      const sent: Save[] = [];
      const undo = () => Promise.all(sent.map(send));
      try {
        for (const [subject, some] of Map.groupBy(Object.entries(changes), ([field]) => subjectOf(field))) {
          const { facts = {}, version: seen = 0 } = draftOf(some[0]?.[0] ?? '') ?? {};
          const { version } = await send({ subject, facts: { ...facts, ...Object.fromEntries(some) }, seen });
          sent.push({ subject, facts, seen: version });
        }
      } catch (refusal) {
        await undo();
        throw refusal;
      }
      return undo;
    },
  };
}
