import { INVITE_CODE_PATTERN } from '@lantern/contract/invite'
import { delay, now, readStored, writeStored } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { codesSchema, readInviteCodes } from '../../host/boot/intake.ts'
import { askInvite, type SeenCodes } from './account/register.api.ts'

const DEBOUNCE_MS = 400

export type Invite = {
  /** What registration sends: the codes of the link, or the one that was typed. */
  codes: SeenCodes
  /** Whose invitation it is, once the server said so; null = of nobody, undefined = not known. */
  found: Awaited<ReturnType<typeof askInvite>> | null | undefined
  /** A code of this device ran out since it was stored. */
  hasExpired: boolean
}

/** @param typed what stands in the field, null while nobody touched it */
export function useInvite(typed: string | null): Invite {
  const [openedAt] = useState(now)
  const [hasExpired] = useState(dropExpiredCodes)
  const [linked] = useState<SeenCodes>(readInviteCodes)
  const codes =
    typed === null ? linked : INVITE_CODE_PATTERN.test(typed) ? { invite_code: { value: typed, at: openedAt } } : {}
  const hasCode = Object.keys(codes).length > 0
  const { data } = useQuery({
    queryKey: ['user', 'invite', codes],
    enabled: hasCode,
    // Registration decides; without an answer nothing is shown.
    retry: false,
    queryFn: async ({ signal }) => {
      if (typed !== null) await delay(DEBOUNCE_MS, signal)
      return askInvite(codes, signal)
    },
  })
  return { codes, hasExpired, found: hasCode && data ? (data.valid ? data : null) : undefined }
}

/** Forgets codes that are over. @returns whether there were any: said once */
function dropExpiredCodes(): boolean {
  const stored = readStored('invite', codesSchema) ?? {}
  const live = readInviteCodes()
  const hasExpired = Object.values(stored).filter(Boolean).length > Object.keys(live).length
  if (hasExpired) writeStored('invite', live)
  return hasExpired
}
