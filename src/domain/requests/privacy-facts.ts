import { joinInGerman } from '#shared/format/join-in-german.ts';
import { entryOf, fieldsWhere } from './fields.ts';

const named = (isRequired: boolean) =>
  joinInGerman(fieldsWhere((entry) => entry.isRequired === isRequired).map((field) => entryOf(field).inPrivacy));

/** What the privacy page says of the form: the placeholders of src/content/legal and what they stand for. */
export const privacyFacts = { requiredFields: named(true), optionalFields: named(false) };
