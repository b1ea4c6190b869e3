import { useLocale } from './useLocale';

/** Windows language identifiers of the interface languages. */
const lcids: Record<string, number> = { da: 1030, en: 1033, fi: 1035, nb: 1044, nn: 1044, no: 1044, sv: 1053 };

/** The person's language as the product API asks for it. */
export function useLcid(): number {
  return lcids[useLocale().split('-')[0]!.toLowerCase()] ?? 1033;
}
