import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useSettled } from '../../../platform/useSettled';
import type { LinkTarget } from '../../found/textSources';
import { isAddressOnly, linkAddress } from './linkTarget';

/** Milliseconds after the last key. */
const delay = 300;

/**
 * The text typed into the field of a link, and which of the options below it is meant. The address
 * of a link that is there already may stay, whatever it is.
 */
export function useLinkField(present: string, name: string, choose: (target: LinkTarget) => void) {
  const [typed, setTyped] = useState(present || name);
  const [wrong, setWrong] = useState<string>();
  const [moved, setMoved] = useState<{ text: string; id: string | undefined }>();
  const [text] = useSettled(isAddressOnly(typed) ? '' : typed.trim(), delay);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const address = linkAddress(typed) ?? (typed === present ? present : '');
  const addressId = `${listId}address`;
  const meant = address === '' ? undefined : addressId;
  const activeId = moved?.text === typed ? moved.id : meant;
  const chooseAddress = () => choose({ address, title: address.replace(/^mailto:/i, '') });
  const submit = () => {
    const active = activeId ? list.current?.querySelector(`[id="${activeId}"]`) : undefined;
    if (active instanceof HTMLElement) active.click();
    else if (address) chooseAddress();
    else setWrong(typed);
  };
  const move = (event: KeyboardEvent) => {
    const id = moveOption(list.current, activeId, event.key);
    if (id === undefined) return;
    event.preventDefault();
    setMoved({ text: typed, id });
  };
  return {
    ...{ typed, setTyped, text, address, addressId, activeId, listId, list },
    ...{ isWrong: wrong === typed, choose, chooseAddress, submit, move },
  };
}

/**
 * The option to which a key leads from the active one, in a list that is drawn; nothing for other
 * keys. From the last one it goes on at the first.
 */
function moveOption(list: Element | null, activeId: string | undefined, key: string) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const options = [...(list?.querySelectorAll('[role="option"]') ?? [])];
  if (step === undefined || options.length === 0) return undefined;
  const at = options.findIndex(({ id }) => id === activeId);
  const next = at < 0 && step < 0 ? options.length - 1 : at + step;
  const option = options[(next + options.length) % options.length];
  option?.scrollIntoView({ block: 'nearest' });
  return option?.id;
}
