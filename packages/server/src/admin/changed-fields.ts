type Fields = Readonly<Record<string, unknown>>;

/** The fields that differ, as they were and as they are; null where none does. Values are compared as JSON. */
export function changedFields(before: Fields, after: Fields) {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (names.length === 0) return null;
  const only = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { before: only(before), after: only(after) };
}
