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
 * Speaks the language of the person's record, now and, where it may be kept on the device, at the
 * next start; null leaves it to the browser.
 */
export function speakChosenLanguage(chosen: InterfaceLanguage | null, keep: boolean): void {
  writeStored('localStorage', key, keep ? (chosen ?? undefined) : undefined);
  speak(chosen ?? undefined);
}
