/** Requests of the security page. */
import { passkeyList, passkeyRegisterOptions, passkeyRegisterVerify, passkeyRemove } from '@lantern/contract/passkeys'
import { dataExport, EXPORT_FORMATS, exportList } from '@lantern/contract/privacy'
import {
  deviceList,
  deviceRevoke,
  deviceSave,
  fundPasswordChange,
  fundPasswordSet,
  loginHistory,
  othersSignOut,
  passwordChange,
  phraseSave,
  securityOverview,
} from '@lantern/contract/security'
import { call } from '@lantern/platform'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

export const SECURITY_KEY = 'mine-security'
/** Logins of a page of the list. */
const LOGINS = 20

export const overviewQuery = () =>
  queryOptions({
    queryKey: [SECURITY_KEY, 'overview'],
    queryFn: ({ signal }) => call(securityOverview, {}, { signal }),
  })
export const devicesQuery = () =>
  queryOptions({ queryKey: [SECURITY_KEY, 'devices'], queryFn: ({ signal }) => call(deviceList, {}, { signal }) })
export const passkeysQuery = () =>
  queryOptions({ queryKey: [SECURITY_KEY, 'passkeys'], queryFn: ({ signal }) => call(passkeyList, {}, { signal }) })
export const loginsQuery = () =>
  infiniteQueryOptions({
    queryKey: [SECURITY_KEY, 'logins'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => call(loginHistory, { pageNum: pageParam, pageSize: LOGINS }, { signal }),
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
  })
export const exportsQuery = () =>
  queryOptions({ queryKey: [SECURITY_KEY, 'exports'], queryFn: ({ signal }) => call(exportList, {}, { signal }) })

export const changePassword = (old: string, password: string) => call(passwordChange, { old, password })
export const changeFundPassword = (old: string, pwd: string) => call(fundPasswordChange, { old, pwd })
export const setFundPassword = (pwd: string) => call(fundPasswordSet, { pwd })
export const savePhrase = (phrase: string) => call(phraseSave, { phrase })
export const renameDevice = (deviceId: string, label: string) => call(deviceSave, { deviceId, label })
export const distrustDevice = (deviceId: string) => call(deviceSave, { deviceId, trusted: false })
export const revokeDevice = (deviceId: string) => call(deviceRevoke, { deviceId })
export const signOutOthers = () => call(othersSignOut, {})
export const exportData = (password: string) => call(dataExport, { format: [...EXPORT_FORMATS], password })
export const removePasskey = (id: string) => call(passkeyRemove, { id })

/** Creates a passkey on this device. `declined`: the member did, in the browser's dialog; `known`: the device has one. */
export async function addPasskey(): Promise<'added' | 'declined' | 'known'> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { challengeId, options } = await call(passkeyRegisterOptions, {})
  try {
    const credential = await startRegistration({ optionsJSON: options as never })
    await call(passkeyRegisterVerify, { challengeId, credential: { ...credential } })
    return 'added'
  } catch (error) {
    if (error instanceof Error && error.name === 'NotAllowedError') return 'declined'
    if (error instanceof Error && error.name === 'InvalidStateError') return 'known'
    throw error
  }
}
