/** Published skins, the active one, plans and history. */
import { kb } from '../../skins/picture-gate.ts'
import type { SkinOverview } from '../../skins/skin-service.ts'
import { inSiteTime } from '../../times/site-time.ts'
import type { SkinCall } from './skin-call.ts'
import { overviewAddress } from './skin-show.ts'

export async function listSkins({ service, say, options }: SkinCall): Promise<void> {
  const answer = await service.get<SkinOverview>(overviewAddress(options.environment))
  if (options.json) return say(JSON.stringify(answer, null, 2))
  if (answer === undefined || answer.skins.length === 0)
    return say('No skin is published yet: skin publish skins/<code>.')
  const { zone, on, plans, skins, history } = answer
  const share = (percent: number): string => (percent === 100 ? '' : `  ${percent} %`)
  say(
    `on       ${on === null ? 'nothing: the plain skin, or the skin of pre-info' : `${[on.code, on.version].join(' ').trim()}${share(on.percent)}${on.endAt === null ? '' : `  until ${inSiteTime(on.endAt, zone)}`}`}`,
  )
  for (const { revision, code, startAt, endAt, percent } of plans)
    say(
      `plan ${revision}  ${code}  ${inSiteTime(startAt ?? 0, zone)} to ${inSiteTime(endAt ?? 0, zone)} (${zone})${share(percent)}`,
    )
  for (const { code, version, name, bytes, tightest } of skins)
    say(
      `skin     ${code} ${version}  ${name.zh} / ${name.en}  ${kb(bytes)} kB  tightest pair ${tightest.ratio.toFixed(2)} of ${tightest.least}`,
    )
  say(`last     times in ${zone}`)
  for (const { atMs, kind, code, version, actor, reason } of history.slice(0, 8))
    say(`  ${inSiteTime(atMs, zone)}  ${kind}  ${code} ${version}  ${actor}: ${reason}`)
}
