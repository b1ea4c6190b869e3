import { isErased } from '#shared/rules/retention';
import { useTexts } from '../texts/useTexts';

/** The name of an author; one who was erased since is a former colleague. */
export function useAuthorName(): (name: string, upn?: string) => string {
  const { formerColleague } = useTexts().widgets;
  return (name, upn = name) => (isErased(upn) ? formerColleague : name);
}
