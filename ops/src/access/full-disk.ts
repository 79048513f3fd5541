/** Answers when a disk is full. */
import { type Explain, fullDiskIn } from '@lantern/service'
import { hasGrant } from './guard.ts'

/** Only callers with a token read the path of the folder; the log has it in any case. */
export function explainFullDisk(storage: { dataDir: string; databaseUrl?: string | undefined }): Explain {
  return (error, request) => {
    const told = fullDiskIn(error, storage)
    if (told === undefined || hasGrant(request)) return told
    return { ...told, message: 'The disk of the release service is full.', logged: told.message }
  }
}
