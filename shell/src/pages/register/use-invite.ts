import { INVITE_CODE_PATTERN } from '@lantern/contract/invite'
import { delay, now, readStored, writeStored } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { codesSchema, readInviteCodes } from '../../host/boot/intake.ts'
import { askInvite, type SeenCodes } from './account/register.api.ts'

const DEBOUNCE_MS = 400

export type Invite = {
  /** Codes sent with the registration: those of the link, or the typed one. */
  codes: SeenCodes
  /** The inviter, according to the server; null = unknown code, undefined = not known yet. */
  found: Awaited<ReturnType<typeof askInvite>> | null | undefined
  /** The code is that of an account on this device. */
  isOwn: boolean
  /** A code stored on this device has expired. */
  hasExpired: boolean
}

/** @param typed content of the field, null until edited */
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
    // Registration decides; without an answer show nothing.
    retry: false,
    queryFn: async ({ signal }) => {
      if (typed !== null) await delay(DEBOUNCE_MS, signal)
      return askInvite(codes, signal)
    },
  })
  const isOwn = hasCode && data?.refused === 'own-device'
  return { codes, hasExpired, isOwn, found: hasCode && data ? (data.valid ? data : null) : undefined }
}

/** Deletes expired codes. @returns whether there were any, to be shown once */
function dropExpiredCodes(): boolean {
  const stored = readStored('invite', codesSchema) ?? {}
  const live = readInviteCodes()
  const hasExpired = Object.values(stored).filter(Boolean).length > Object.keys(live).length
  if (hasExpired) writeStored('invite', live)
  return hasExpired
}
