import type { Infobox, NewInfobox } from '#shared/contract/infoboxes';
import { copyDeep } from '#shared/rules/values/copyDeep';

const ofTheStored = ['Id', 'Modified'];

/** The same infobox as a new one: without its id (INFOBOX-15). */
export function copyOfInfobox(infobox: Infobox): NewInfobox {
  const rest = Object.fromEntries(
    Object.entries(copyDeep(infobox)).filter(([name]) => !ofTheStored.includes(name)),
  ) as Omit<Infobox, 'Id' | 'Modified'>;
  return {
    ...rest,
    ChannelTermInfoBoxes: infobox.ChannelTermInfoBoxes.map(({ ChannelTermId }) => ({
      ChannelTermId,
    })),
  };
}
