/**
 * Replaces every `{{name}}` by its fact. @throws for a missing fact, because a legal text with a hole must stop the
 * build.
 */
export function fillIn(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const fact = facts[name];
    if (!fact) throw new Error(`No fact for ${placeholder}. Add it to src/site/legal/legal-facts.ts.`);
    return fact;
  });
}
