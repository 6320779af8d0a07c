import { joinInGerman } from '#shared/format/join-in-german.ts';
import { entryOf, fieldsWhere } from './fields.ts';

const named = (isRequired: boolean) =>
  joinInGerman(fieldsWhere((entry) => entry.isRequired === isRequired).map((field) => entryOf(field).inPrivacy));

export const privacyFacts = { requiredFields: named(true), optionalFields: named(false) };
