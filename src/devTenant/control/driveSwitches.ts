/** How people's OneDrive behaves. */
export interface DriveSwitches {
  /** Nobody has one. */
  isMissing: boolean;
  /** Bytes that still fit in; null: as many as come. */
  bytesLeft: number | null;
  /** Names of files that somebody works in, so that they cannot be replaced. */
  locked: string[];
  /** Seconds after which an upload session expires. */
  sessionSeconds: number;
}

export function defaultDriveSwitches(): DriveSwitches {
  return { isMissing: false, bytesLeft: null, locked: [], sessionSeconds: 3_600 };
}
