/** Refusals when skins are activated, scheduled or removed. */
import { defineMessages } from '../texts/define-messages.ts'
import type { Sentences } from '../texts/refusal.rules.ts'

export const skinRefusals = defineMessages({
  zh: {
    unknown: ({ code, version }: { code: string; version: string }) => ({
      what: `没有皮肤 ${`${code} ${version}`.trim()}。`,
      fix: '请查看「皮肤」页；新皮肤用 skin publish skins/<code> 发布。',
    }),
    noEnvironment: ({ environment, known }: { environment: string; known: string }) => ({
      what: `没有叫 ${environment} 的环境。`,
      fix: `已有的是 ${known}。`,
    }),
    noPlan: ({ plan }: { plan: number }) => ({ what: `没有编号 ${plan} 的排期。`, fix: '请在「皮肤」页查看排期。' }),
    noneOn: () => ({
      what: '没有启用任何皮肤。',
      fix: '要停用 pre-info 指定的皮肤，请在命令行启用 plain。',
    }),
    backwards: () => ({ what: '排期结束早于开始。', fix: '请把结束时间定得晚于开始。' }),
    over: () => ({ what: '这段排期已经过去。', fix: '请给一个将来的结束时间。' }),
    meets: ({ code, plan }: { code: string; plan: number }) => ({
      what: `这段时间里已经排了 ${code}（编号 ${plan}）。`,
      fix: '换一个时间，或者先取消那个排期。',
    }),
    storeFailed: ({ why }: { why: string }) => ({
      what: `皮肤的图片没有存下来：${why}`,
      fix: '皮肤没有发布；解决之后请再发布一次。',
    }),
  },
  en: {
    unknown: ({ code, version }) => ({
      what: `There is no skin ${`${code} ${version}`.trim()}.`,
      fix: 'See the skins with `skin list`; publish one with `skin publish skins/<code>`.',
    }),
    noEnvironment: ({ environment, known }) => ({
      what: `There is no environment named ${environment}.`,
      fix: `Known environments: ${known}.`,
    }),
    noPlan: ({ plan }) => ({ what: `There is no current plan ${plan}.`, fix: 'See the plans with `skin list`.' }),
    noneOn: () => ({
      what: 'No skin is active.',
      fix: 'See plans with `skin list`; `skin activate plain` overrides a skin of pre-info.',
    }),
    backwards: () => ({ what: 'The plan ends before it starts.', fix: 'Give --to a later time than --from.' }),
    over: () => ({ what: 'The plan is already over.', fix: 'Give --to a future time.' }),
    meets: ({ code, plan }) => ({
      what: `${code} is planned for a part of that time (plan ${plan}).`,
      fix: `Choose another time, or cancel it first: skin cancel ${plan} --reason "why".`,
    }),
    storeFailed: ({ why }) => ({
      what: `The pictures of the skin were not stored: ${why}`,
      fix: 'The skin is not published: publish it again when that is corrected.',
    }),
  },
})
export type SayOfSkins = (words: (typeof skinRefusals)['en']) => Sentences
