/** A name for the address of a battle, a study, a force: short, and no two alike. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return [...bytes]
    .map(byte => byte.toString(36).padStart(2, '0'))
    .join('')
    .slice(0, 10);
}

/** Whether a battle is a lesson of its system: those have ids of their own. */
export function isLesson(id: string): boolean {
  return id.startsWith('learn-');
}
