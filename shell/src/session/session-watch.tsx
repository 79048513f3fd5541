import { ROUTE } from '@lantern/contract'
import { ERROR_GUARD_RESET_MS } from '@lantern/contract/constants'
import { useMessages } from '@lantern/i18n'
import {
  getClientType,
  now,
  readStoredText,
  readTokenCopy,
  showDialog,
  showToast,
  subscribe,
  useEvent,
} from '@lantern/platform'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isServiceStop, refreshService } from '../site/service-state.ts'
import { enterMaintenance, getSite } from '../site/site.ts'
import { restrictionOf } from '../status/restriction.rules.ts'
import { leftFrom } from '../status/return-to.rules.ts'
import { loginPath, needsSession } from './redirect.rules.ts'
import { sessionMessages } from './session.messages.ts'

/** Does what spec 4 and 8 ask of the shell when the server ends a session or answers a code about the whole site. Draws nothing. */
export function SessionWatch(): null {
  const t = useMessages(sessionMessages)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = useRef('')
  here.current = pathname + search
  const blockedUntil = useRef(0)

  const toLogin = (): void => {
    if (!here.current.startsWith(ROUTE.login)) void navigate(loginPath(here.current))
  }

  useEvent('session:ended', ({ code, message }) => {
    if (code === 10102) {
      // Ignored while showing; the guard is reset 700 ms after it closed (spec 8).
      if (performance.now() < blockedUntil.current) return
      blockedUntil.current = Number.POSITIVE_INFINITY
      const release = (): void => {
        blockedUntil.current = performance.now() + ERROR_GUARD_RESET_MS
        toLogin()
      }
      showDialog({
        id: 'device-blocked',
        title: t.hint,
        message: message || t.deviceBlocked,
        buttons: [{ text: t.ok }],
        closable: false,
        onClose: release,
      })
      return
    }
    if (code === 6001) {
      showDialog({
        id: 'notice',
        title: t.notice,
        message: message || t.elsewhere,
        buttons: [{ text: t.ok }],
        closable: false,
        onClose: toLogin,
      })
      return
    }
    showToast({ text: message || t.passwordChanged, kind: 'error' })
    toLogin()
  })

  useEvent('session:auth-failed', ({ code, message }) => {
    if (code === 10104) {
      showDialog({
        id: 'account-blocked',
        title: t.warmTip,
        message: message || t.accountBlocked,
        buttons: [
          { text: t.support, kind: 'secondary', onPress: () => void navigate(ROUTE.customer) },
          { text: t.ok, kind: 'primary' },
        ],
      })
    } else {
      showToast({ text: message || t.signInAgain, kind: 'error' })
    }
    if (needsSession(here.current)) void navigate(ROUTE.home, { replace: true })
  })

  const showRestriction = (code: number): void => {
    const name = restrictionOf(code, {
      maintainStatus: getSite()?.maintainConfig.status,
      wentOnAt: readStoredText('isGo'),
      client: getClientType(),
      nowMs: now(),
    })
    if (name === null || location.pathname === ROUTE.restrictionIp) return
    void navigate(`${ROUTE.restrictionIp}?name=${name}`, { replace: true, state: leftFrom(location) })
  }

  useEvent('site:code', ({ code, message, data }) => {
    switch (code) {
      case 6014:
        void enterMaintenance()
        return
      case 6013:
        showDialog({
          id: 'maintenance-alert',
          title: t.warmTip,
          message: message || t.maintenanceSoon,
          buttons: [{ text: t.ok }],
        })
        return
      case 6031:
      case 6032:
      case 6033: {
        showRestriction(code)
        return
      }
      case 10009:
        showDialog({
          id: 'update',
          title: t.updateTitle,
          message: t.updateText,
          buttons: [
            { text: t.later, kind: 'secondary' },
            { text: t.reload, kind: 'primary', onPress: () => location.reload() },
          ],
        })
        return
      default:
        if (isServiceStop(data)) void refreshService()
        else if (message) showToast({ text: message, kind: 'error' })
    }
  })

  useReloadOnOtherToken()
  return null
}

/** When the window regains focus and the token changed while away, the page reloads (spec 4). */
function useReloadOnOtherToken(): void {
  useEffect(() => {
    let token = readTokenCopy()
    const undo = subscribe('session:changed', () => {
      token = readTokenCopy()
    })
    const compare = (): void => {
      if (!document.hidden && readTokenCopy() !== token) location.reload()
    }
    window.addEventListener('focus', compare)
    document.addEventListener('visibilitychange', compare)
    return () => {
      undo()
      window.removeEventListener('focus', compare)
      document.removeEventListener('visibilitychange', compare)
    }
  }, [])
}
