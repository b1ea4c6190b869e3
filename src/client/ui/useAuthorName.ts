import { isErased } from '#shared/rules/retention';
import { useTexts } from '../texts/useTexts';

/** What who wrote something is called; who was erased since is a former colleague. */
export function useAuthorName(): (name: string, upn?: string) => string {
  const { formerColleague } = useTexts().widgets;
  return (name, upn = name) => (isErased(upn) ? formerColleague : name);
}
