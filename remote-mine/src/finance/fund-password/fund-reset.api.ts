/** Requests of the page for a forgotten fund password. */
import { fundPasswordReset, fundResetProve, fundResetSend } from '@lantern/contract/security'
import { call } from '@lantern/platform'

export const sendResetCode = () => call(fundResetSend, {})
export const proveOwner = (code: string, fileId: string) => call(fundResetProve, { code, fileId })
export const resetFundPassword = (ticket: string, pwd: string) => call(fundPasswordReset, { ticket, pwd })
