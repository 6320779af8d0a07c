import { type Facts, factsSchema } from '#content/facts-schema.ts';
import { sampleValuesIn } from '#content/samples.ts';
import { changeSentences } from '#domain/site/changes.ts';
import { factIn, isOpenQuestion } from '#domain/site/stored-facts.ts';
import { metaOf } from '#shared/api/schema-parts.ts';

type File = keyof Facts;

export function factsProblems(facts: Facts): string[] {
  const { error, data } = factsSchema.safeParse(facts);
  const wrong = error?.issues ?? [];
  const others = data ? changeSentences(facts, data) : [];
  return [
    ...wrong.map(({ path: [file, ...field], message }) => `${pathOf(file)}: ${field.join('.')}: ${message}`),
    // What the area's form rewrites is used here as it stands.
    ...others.map(
      ({ field }) => `${pathOf(field.split('.')[0])}: ${field}: write ${JSON.stringify(factIn(data ?? {}, field))}`,
    ),
    ...(Object.keys(facts) as File[]).flatMap((file) => [
      ...sampleValuesIn(facts[file]).map((value) => `${pathOf(file)} still has a sample value: ${value}`),
      ...questionsIn(facts, file).map((question) => `${pathOf(file)} has no answer yet to ${question}`),
    ]),
  ];
}

const pathOf = (file: PropertyKey = '') => `src/content/facts/${String(file)}.ts`;

/** Lists fields that are `undefined`. `null` is an answer: show nothing. */
function questionsIn(facts: Facts, file: File): string[] {
  const open = Object.entries(factsSchema.shape[file].shape)
    .filter(([field]) => isOpenQuestion(`${file}.${field}`, factIn(facts, `${file}.${field}`)))
    .map(([field, schema]) => [field, metaOf(schema)] as const)
    .map(([field, { label, hint }]) => `${field} (${label}): ${hint} Write null to show none.`);
  const { homePage, faq, mayDiffer } = facts.prices.seniorAges;
  if (file === 'prices' && homePage !== faq && !mayDiffer) open.push(twoAges(homePage, faq));
  return open;
}

const twoAges = (home: number, faq: number) =>
  `seniorAges: the discount begins at ${home} on the home page and at ${faq} in the FAQ. Make them equal, or set mayDiffer`;
