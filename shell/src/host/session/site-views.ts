/** Messages for site-wide codes: 6013, 6014, 6031-6033, 10009, 10108, and codes that only show a text. */

import { type EventMap, ROUTE } from '@lantern/contract'
import * as CODE from '@lantern/contract/code'
import { maintenanceWindowSchema } from '@lantern/contract/envelope'
import { formatDateTime, messagesOf } from '@lantern/i18n'
import { getClientType, now, readStored, readStoredText, showDialog, showToast, writeStored } from '@lantern/platform'
import { array, safeParse, string } from 'valibot'
import type { Left } from '../navigation/return-to.rules.ts'
import { isServiceStop, refreshService } from '../site/service-state.ts'
import { enterMaintenance, getSite } from '../site/site.ts'
import type { PageActions } from './page-actions.ts'
import { restrictionOf } from './restriction.rules.ts'
import { sessionMessages } from './session.messages.ts'

/** How long "later" silences the update question. */
const UPDATE_QUIET_MS = 10 * 60_000
/** How many seen windows are stored; older ones have ended. */
const MAX_WINDOWS = 10

export function createSiteViews(actions: PageActions): (fact: EventMap['site:code']) => void {
  let updateQuietUntil = 0

  function offerUpdate(): void {
    if (performance.now() < updateQuietUntil) return
    const t = messagesOf(sessionMessages)
    showDialog({
      id: 'update',
      title: t.updateTitle,
      message: t.updateText,
      buttons: [
        { text: t.later, kind: 'secondary' },
        { text: t.reload, kind: 'primary', onPress: actions.reload },
      ],
      onClose: () => {
        updateQuietUntil = performance.now() + UPDATE_QUIET_MS
      },
    })
  }

  function restrict(code: number): void {
    const name = restrictionOf(code, {
      maintainStatus: getSite()?.maintainConfig.status,
      wentOnAt: readStoredText('isGo'),
      client: getClientType(),
      nowMs: now(),
    })
    if (name === null || actions.here().startsWith(ROUTE.restrictionIp)) return
    const left: Left = { from: actions.here() + location.hash }
    actions.go(`${ROUTE.restrictionIp}?name=${name}`, { replace: true, state: left })
  }

  return ({ code, message, data }) => {
    const t = messagesOf(sessionMessages)
    switch (code) {
      case CODE.MAINTENANCE:
        return void enterMaintenance()
      case CODE.MAINTENANCE_ALERT:
        return announceMaintenance(message, data)
      case CODE.IP_BLOCKED:
      case CODE.ACCESS_RESTRICTION_ALERT:
      case CODE.ACCESS_RESTRICTION_CAVEAT:
        return restrict(code)
      case CODE.OLD_VERSION:
        return offerUpdate()
      case CODE.API_AUTH:
        return showToast({ text: t.signature, kind: 'error' })
      default:
        if (isServiceStop(data)) void refreshService()
        else if (message) showToast({ text: message, kind: 'error' })
    }
  }
}

/** Once per window (screens.md 2): the seen windows are stored across page loads. */
function announceMaintenance(message: string, data: unknown): void {
  const t = messagesOf(sessionMessages)
  const window = safeParse(maintenanceWindowSchema, data)
  const key = window.success ? `${window.output.startTime}-${window.output.endTime}` : null
  const seen = readStored('maintenanceSeen', array(string())) ?? []
  if (key !== null && seen.includes(key)) return
  showDialog({
    id: 'maintenance-alert',
    title: t.warmTip,
    message: message || t.maintenanceSoon,
    note: window.success
      ? `${formatDateTime(window.output.startTime)} – ${formatDateTime(window.output.endTime)}`
      : undefined,
    buttons: [{ text: t.ok }],
    onClose: () => {
      if (key !== null) writeStored('maintenanceSeen', [...seen, key].slice(-MAX_WINDOWS))
    },
  })
}
