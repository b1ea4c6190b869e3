import type { ClientConfig } from '#shared/clientConfig';
import { storedPerson } from '../auth/storedPerson';
import { readStored } from '../platform/guardedStorage';
import { layoutOf, looks, shapeKey, type Shape } from './keptShape';

/**
 * Gives the start picture the shape that this kind of page had when the remembered person was here
 * last; where none is known, it stays as it is.
 */
export function showShape({ tenantId, startSettings }: ClientConfig): void {
  const skeleton = document.getElementById('skeleton');
  const { pathname } = location;
  const isKept = storedPerson(tenantId) && !startSettings?.disableLocalStorage;
  const text = isKept && readStored('localStorage', shapeKey(pathname));
  try {
    const [width, ...blocks] = JSON.parse(text || '[0]') as Shape;
    if (width && layoutOf(width) === layoutOf(window.innerWidth)) {
      skeleton?.querySelector('.shape')?.append(...blocks.map((block) => drawn(block, width)));
      skeleton?.classList.add('shaped');
    }
  } catch {
    // Damaged: as good as none.
  }
}

function drawn([look, left, top, width, height]: Shape[1], whole: number): HTMLElement {
  const block = document.createElement('i');
  block.className = looks[look];
  Object.assign(block.style, {
    left: percent(left, whole),
    top: `${top}px`,
    width: percent(width, whole),
    height: `${height}px`,
  });
  return block;
}

const percent = (part = 0, whole: number) => `${(100 * part) / whole}%`;
