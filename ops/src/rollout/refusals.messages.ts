/** Refusals of rollout steps. The console shows the Chinese texts, so they name steps, not commands. */
import { defineMessages } from '../texts/define-messages.ts'

type Placed = { name: string; environment: string }
type Built = { name: string; version: string }
type OnCanary = { name: string; canary: string; percent: number }

export const rolloutRefusals = defineMessages({
  zh: {
    notLive: ({ name, environment }: Placed) => ({
      what: `${environment} 里没有叫 ${name} 的模块。`,
      fix: '请在「模块」页查看名字。',
    }),
    noEnvironment: ({ environment, known }: { environment: string; known: string }) => ({
      what: `没有叫 ${environment} 的环境。`,
      fix: `已有的是 ${known}。`,
    }),
    noBuild: ({ name, version }: Built) => ({
      what: `${name} 没有 ${version} 这个构建。`,
      fix: '选一个发布过的版本，历史里都有。',
    }),
    notPinned: ({ name, environment }: Placed) => ({
      what: `${name} 在 ${environment} 里没有固定。`,
      fix: '无需操作。',
    }),
    firstAsCanary: ({ name, environment }: Placed) => ({
      what: `${name} 在 ${environment} 里还没有版本，灰度没有可回退的版本。`,
      fix: '第一个版本直接发布给所有人。',
    }),
    everybodyHasIt: ({ name, version }: Built) => ({
      what: `${name} ${version} 已经是所有人在用的版本。`,
      fix: '灰度要用另一个版本。',
    }),
    noCanary: ({ name, environment }: Placed) => ({
      what: `${name} 在 ${environment} 里没有灰度。`,
      fix: '请写明要推广的版本。',
    }),
    canaryBeforePromote: ({ name, canary, percent }: OnCanary) => ({
      what: `${name} 正在灰度：${canary}，${percent} %。`,
      fix: '先推广它，或者用回滚结束它，再推广别的版本。',
    }),
    canaryBeforePin: ({ name, canary, percent }: OnCanary) => ({
      what: `${name} 正在灰度：${canary}，${percent} %。`,
      fix: '先推广它，或者用回滚结束它，再固定版本。',
    }),
    noEarlier: ({ name, version }: Built) => ({
      what: `${name} 没有比 ${version} 更早的版本。`,
      fix: '请发布一个修好的构建。',
    }),
    liveAlready: ({ name, version }: Built) => ({
      what: `${name} ${version} 已经在线上。`,
      fix: '选另一个版本。',
    }),
    isCanary: ({ name, version }: Built) => ({
      what: `${name} ${version} 是灰度版本。`,
      fix: '要给所有人，请用推广。',
    }),
    noOther: ({ name, version }: Built) => ({
      what: `${name} 除了 ${version} 没有别的版本可换。`,
      fix: '请停用整个模块。',
    }),
    notOff: ({ name, environment }: Placed) => ({
      what: `${name} 在 ${environment} 里没有停用。`,
      fix: '无需操作。',
    }),
    versionNotOff: ({ name, version }: Built) => ({
      what: `${name} ${version} 没有停用。`,
      fix: '无需操作。',
    }),
    pinned: ({ name, environment, version }: Placed & Built) => ({
      what: `${name} 在 ${environment} 里固定在 ${version}。`,
      fix: '先解除固定。',
    }),
    isOff: ({ name, version }: Built) => ({
      what: `${name} ${version} 已停用。`,
      fix: '先恢复它。',
    }),
  },
  en: {
    notLive: ({ name, environment }) => ({
      what: `No remote named ${name} is live in ${environment}.`,
      fix: 'See the names with `list`.',
    }),
    noEnvironment: ({ environment, known }) => ({
      what: `There is no environment named ${environment}.`,
      fix: `Known environments: ${known}.`,
    }),
    noBuild: ({ name, version }) => ({
      what: `There is no build ${name} ${version}.`,
      fix: 'Name a published version; see them with `history`.',
    }),
    notPinned: ({ name, environment }) => ({
      what: `${name} is not pinned in ${environment}.`,
      fix: 'No action is needed.',
    }),
    firstAsCanary: ({ name, environment }) => ({
      what: `${name} has no version in ${environment} yet that a canary could fall back to.`,
      fix: 'Publish the first version without --canary.',
    }),
    everybodyHasIt: ({ name, version }) => ({
      what: `${name} ${version} is already the stable version.`,
      fix: 'A canary needs another version than the stable one.',
    }),
    noCanary: ({ name, environment }) => ({
      what: `${name} has no canary in ${environment}.`,
      fix: 'Name the version to promote.',
    }),
    canaryBeforePromote: ({ name, canary, percent }) => ({
      what: `A canary of ${name} is running: ${canary} for ${percent} %.`,
      fix: 'Promote it, or end it with `rollback`, before another version is promoted.',
    }),
    canaryBeforePin: ({ name, canary, percent }) => ({
      what: `A canary of ${name} is running: ${canary} for ${percent} %.`,
      fix: 'Promote it, or end it with `rollback`, before the remote is pinned.',
    }),
    noEarlier: ({ name, version }) => ({
      what: `${name} has no earlier version than ${version}.`,
      fix: 'Publish a fixed build instead.',
    }),
    liveAlready: ({ name, version }) => ({
      what: `${name} ${version} is live already.`,
      fix: 'Name another version; see them with `list`.',
    }),
    isCanary: ({ name, version }) => ({
      what: `${name} ${version} is the canary.`,
      fix: 'Use `promote` to release it to all.',
    }),
    noOther: ({ name, version }) => ({
      what: `${name} has no version other than ${version}.`,
      fix: `Switch the whole remote off: kill ${name}.`,
    }),
    notOff: ({ name, environment }) => ({
      what: `${name} is not switched off in ${environment}.`,
      fix: 'No action is needed.',
    }),
    versionNotOff: ({ name, version }) => ({
      what: `${name} ${version} is not switched off.`,
      fix: 'No action is needed.',
    }),
    pinned: ({ name, environment, version }) => ({
      what: `${name} is pinned to ${version} in ${environment}.`,
      fix: `Unpin it first: unpin ${name}.`,
    }),
    isOff: ({ name, version }) => ({
      what: `${name} ${version} is switched off.`,
      fix: `Enable it first: revive ${name} ${version}.`,
    }),
  },
})
