/** Returns the text of a form's field by its name; empty where there is no such field. */
export function readFormField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
