/** The country of a language tag's region ('de-AT' is AT, 'zh-Hans-CN' is CN), DE without one (Spec §9). */
export const countryOf = (language = ''): string => /-([a-z]{2})\b/i.exec(language)?.[1]?.toUpperCase() ?? 'DE';
