/** Initials of a name: its first two capitals, else its first two characters. Spec: content §9. */
export function initials(name: string): string {
  const capitals = [...name].filter((letter) => letter !== letter.toLowerCase());
  return (capitals.length >= 2 ? capitals : [...name.trim()]).slice(0, 2).join('');
}
