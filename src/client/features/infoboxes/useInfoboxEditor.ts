import type { Infobox, InfoboxArea } from '#shared/contract/infoboxes';
import { apiRead } from '../../data/apiRead';
import { callApi } from '../../data/callApi';
import { invalidate } from '../../data/invalidate';
import { infoboxReads } from '../../data/reads/infoboxReads';
import { confirmDone } from '../../data/notices';
import type { ReadState } from '../../data/readState';
import { useRead } from '../../data/useRead';
import { useSubmit } from '../../data/useSubmit';
import { useTexts } from '../../texts/useTexts';
import { bodyOf, infoboxFields, type InfoboxValues } from './infoboxValues';

/** Every infobox, zone by zone. */
export function useAllInfoboxes(operation: string): ReadState<Infobox[]> {
  return useRead({
    ...apiRead('GET /infoboxes/all', { operation }),
    isEmpty: (infoboxes) => infoboxes.length === 0,
  });
}

/** The areas that an infobox can stand in. */
export function useAreas(operation: string): ReadState<InfoboxArea[]> {
  return useRead(apiRead('GET /infoboxes/areas', { operation }));
}

/** One infobox as it is stored now: what is edited must not come from the cache. */
export function useInfobox(id: number, operation: string): ReadState<Infobox> {
  return useRead({
    ...apiRead('GET /infoboxes/{id}', { params: { id }, operation }),
    isFresh: true,
  });
}

/** Stores what a form holds: a new infobox, or a change of the one that was opened. */
export function useSaveInfobox(infobox: Infobox | undefined, done: () => void) {
  const texts = useTexts('infoboxes');
  const operation = texts.infobox;
  const { failure, submit } = useSubmit(infoboxFields);
  const store = async (values: InfoboxValues, overwrites: boolean) => {
    const body = bodyOf(values);
    if (infobox)
      await callApi('PUT /infoboxes/{id}', {
        params: { id: infobox.Id },
        body: overwrites ? body : { ...body, Modified: infobox.Modified },
        operation,
      });
    else await callApi('POST /infoboxes', { body, operation });
    confirmDone(infobox ? texts.updated : texts.added);
    done();
    await invalidate(...infoboxReads);
  };
  return {
    failure,
    save: (values: InfoboxValues, overwrites = false) => submit(() => store(values, overwrites)),
  };
}
