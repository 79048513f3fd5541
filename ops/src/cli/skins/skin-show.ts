/** Activates, schedules, previews and removes skins. */

import { SKIN_PREVIEW_QUERY } from '@lantern/contract/skins-document'
import type { SkinOverview, SkinPreviewAnswer, SkinShowAnswer } from '../../skins/skin-service.ts'
import { consequenceMessages } from '../../texts/consequences.messages.ts'
import { utcMinute } from '../../times/utc-minute.ts'
import { UsageError } from '../frame/cli-error.ts'
import type { SkinCall } from './skin-call.ts'

const words = consequenceMessages.en

export async function activateSkin(call: SkinCall, code: string): Promise<void> {
  const { service, say, confirm } = call
  await confirm([words.skin({ code, share: shareOf(call) })], code)
  const answer = await service.post<SkinShowAnswer>(`/api/skins/${code}/activate`, orderOf(call))
  if (answer.kind !== 'activated') return
  if (answer.ended !== null) say(`The current plan of ${answer.ended} is ended.`)
  say(`${code} is active${shareOf(call)} (skins revision ${answer.revision}). To undo: skin revert --reason "why".`)
}

export async function scheduleSkin(call: SkinCall, code: string): Promise<void> {
  const { from, to } = call.options
  if (from === undefined || to === undefined)
    throw new UsageError('skin schedule needs --from and --to in the site\'s time: "2027-09-13 20:00", or +2h.')
  const answer = await call.service.post<SkinShowAnswer & { from: string; to: string; zone: string }>(
    `/api/skins/${code}/schedule`,
    { ...orderOf(call), from, to },
  )
  if (answer.kind === 'scheduled')
    call.say(
      `${code} is planned${shareOf(call)} from ${answer.from} to ${answer.to} (${answer.zone}), plan ${answer.revision}.`,
    )
}

export async function cancelSkin({ service, say, options }: SkinCall, plan: string): Promise<void> {
  if (!/^\d+$/.test(plan)) throw new UsageError('skin cancel needs the number of a plan; see them with skin list.')
  const answer = await service.post<SkinShowAnswer>('/api/skins/cancel', {
    plan: Number(plan),
    reason: options.reason,
    environment: options.environment,
  })
  if (answer.kind === 'cancelled') say(`Plan ${plan} (${answer.off}) is cancelled (skins revision ${answer.revision}).`)
}

export async function revertSkin({ service, say, confirm, options }: SkinCall): Promise<void> {
  const { reason, environment } = options
  const on = (await service.get<SkinOverview>(overviewAddress(environment)))?.on?.code
  if (on !== undefined) await confirm([words.skinOff({ code: on })], on)
  const answer = await service.post<SkinShowAnswer>('/api/skins/revert', { reason, environment })
  if (answer.kind === 'reverted') say(`${answer.off} is off; on is ${answer.back} (skins revision ${answer.revision}).`)
}

export async function previewSkin(
  { service, say, progress, options, settings }: SkinCall,
  code: string,
): Promise<void> {
  const { hours } = options
  const answer = await service.post<SkinPreviewAnswer>(
    `/api/skins/${code}/preview`,
    hours === undefined ? {} : { hours: Number(hours) },
  )
  if (answer.kind !== 'preview') return
  progress(`${code} ${answer.preview.version}, for who opens this link, until ${utcMinute(answer.preview.until)}:`)
  say(`http://localhost:${settings.EDGE_PORT}/?${SKIN_PREVIEW_QUERY}=${answer.query}`)
}

/** URL of the skins overview. @param environment default: production */
export function overviewAddress(environment: string | undefined): string {
  return environment === undefined ? '/api/skins' : `/api/skins?environment=${encodeURIComponent(environment)}`
}

function orderOf({ options: { reason, version, percent, environment } }: SkinCall) {
  return { reason, version, environment, ...(percent === undefined ? {} : { percent: Number(percent) }) }
}

function shareOf({ options: { percent } }: SkinCall): string {
  return percent === undefined || Number(percent) === 100 ? '' : ` for ${percent} % of visitors`
}
