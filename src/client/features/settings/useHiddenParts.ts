import { withoutChange, type StripPart } from '#shared/rules/widgets/stripParts';
import { useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import { useSaving, type Saving } from './useSaving';

/** The parts below the title of Today that the person hides. */
export function useHiddenParts(): Saving<StripPart[]> {
  const { user, updateUser } = useSession();
  const { saved, undo } = useTexts('todayStrip');
  return useSaving<StripPart[]>(user.HiddenOnToday, {
    // This change alone is made to the list: another device may have changed it meanwhile.
    save: (from, to) =>
      updateUser(({ HiddenOnToday: now }) => ({ HiddenOnToday: withoutChange(now, to, from) })),
    refresh: async () => undefined,
    confirmation: saved,
    undo: { name: undo, without: withoutChange },
  });
}
