import {
  interfaceLanguageOf,
  type InterfaceLanguage,
} from '#shared/rules/settings/interfaceLanguages';
import { readStored, writeStored } from '../../platform/guardedStorage';
import { speak } from '../../texts/language';

const key = 'portal:language';

/** Speaks the language that the person on this device chose last, before their record is known. */
export function applyStoredLanguage(): void {
  speak(interfaceLanguageOf(readStored('localStorage', key) ?? ''));
}

/**
 * Speaks the language of the person's record, now and at the next start; null leaves it to the
 * browser.
 */
export function speakChosenLanguage(chosen: InterfaceLanguage | null): void {
  writeStored('localStorage', key, chosen ?? undefined);
  speak(chosen ?? undefined);
}
