/** Consequences of a rollout step for members, in both languages. `where` is a remote in its environment. */
import { defineMessages } from '../texts/define-messages.ts'

type Moved = { where: string; from: string; to: string }
type Versioned = { where: string; version: string }

export const rolloutMessages = defineMessages({
  zh: {
    where: ({ name, environment }: { name: string; environment: string }) => `${name}（${environment}）`,
    first: ({ where, version }: Versioned) => `${where}：所有人都会用上 ${version}。`,
    everybody: ({ where, from, to }: Moved) => `${where}：所有人从 ${from} 换到 ${to}。`,
    everybodyElse: ({ where, from, to }: Moved) => `${where}：其余的人从 ${from} 换到 ${to}。`,
    withdrawn: ({ versions }: { versions: readonly string[] }) =>
      `${versions.join('、')} 被撤下，直到有人点名才会回来。`,
    closed: ({ where }: { where: string }) => `${where} 立即在所有页面关闭：会员看到关闭说明，它的代码一行也不运行。`,
    open: ({ where, version }: Versioned) => `${where} 重新开放，版本是 ${version}。`,
    revoked: ({ name, version }: { name: string; version: string }) =>
      `${name} ${version} 从此不在任何地方运行，即使设备把它记为最后一个好版本。`,
    allowed: ({ name, version }: { name: string; version: string }) =>
      `${name} ${version} 重新获准；在有人推广它之前，没有人会拿到。`,
    held: ({ where, version }: Versioned) => `${where} 固定在 ${version}：解除之前，发布不会替换它。`,
    free: ({ where, version }: Versioned) => `${where} 解除固定：下一次发布会替换 ${version}。`,
    stillPinned: ({ where, version }: Versioned) => `${where} 仍然固定，现在是 ${version}。`,
    stillOff: ({ where }: { where: string }) => `${where} 仍然关闭。`,
    fallsBack: ({ version }: { version: string }) => `在某台设备上加载失败时，退回到 ${version}。`,
    noFallback: '没有更早的版本可以退回。',
    canaryEnds: ({ canary, percent, version }: { canary: string; percent: number; version: string }) =>
      `灰度结束：${canary}，${percent} %。这些访客改用 ${version}。`,
    canaryBegins: ({
      where,
      percent,
      canary,
      version,
    }: {
      where: string
      percent: number
      canary: string
      version: string
    }) => `${where}：${percent} % 的访客拿到 ${canary}，其余留在 ${version}。`,
    canaryAnew: ({ from, to, percent }: { from: string; to: string; percent: number }) =>
      `灰度换成 ${to}（原来是 ${from}），${percent} %；先是同一批访客。`,
    canaryWidens: ({ version, from, to }: { version: string; from: number; to: number }) =>
      `灰度 ${version} 从 ${from} % 扩大到 ${to} %，已经在内的访客不变。`,
    canaryNarrows: ({ version, from, to }: { version: string; from: number; to: number }) =>
      `灰度 ${version} 从 ${from} % 缩小到 ${to} %。`,
  },
  en: {
    where: ({ name, environment }) => `${name} in ${environment}`,
    first: ({ where, version }) => `${where}: ${version} becomes live for everybody.`,
    everybody: ({ where, from, to }) => `${where}: everybody goes from ${from} to ${to}.`,
    everybodyElse: ({ where, from, to }) => `${where}: everybody else goes from ${from} to ${to}.`,
    withdrawn: ({ versions }) =>
      versions.length === 1
        ? `${versions.join('')} stays withdrawn until somebody names it.`
        : `${versions.join(' and ')} stay withdrawn until somebody names them.`,
    closed: ({ where }) =>
      `${where} is closed at once on every page: members see the closed panel, and none of its code runs.`,
    open: ({ where, version }) => `${where} is open again with ${version}.`,
    revoked: ({ name, version }) =>
      `${name} ${version} runs nowhere any more, not even where a device remembers it as its last good one.`,
    allowed: ({ name, version }) => `${name} ${version} is allowed again; nobody gets it until it is promoted.`,
    held: ({ where, version }) => `${where} is held at ${version}: publishing does not replace it until \`unpin\`.`,
    free: ({ where, version }) => `${where} is free: the next publish replaces ${version}.`,
    stillPinned: ({ where, version }) => `${where} stays pinned, now to ${version}.`,
    stillOff: ({ where }) => `${where} stays switched off.`,
    fallsBack: ({ version }) => `A device on which it fails falls back to ${version}.`,
    noFallback: 'Nothing older is left to fall back to.',
    canaryEnds: ({ canary, percent, version }) =>
      `The canary ends: ${canary} for ${percent} %. Its visitors get ${version}.`,
    canaryBegins: ({ where, percent, canary, version }) =>
      `${where}: ${percent} % of the visitors get ${canary}, the rest stays on ${version}.`,
    canaryAnew: ({ from, to, percent }) =>
      `The canary is cut anew: ${to} instead of ${from}, for ${percent} %; the same visitors first.`,
    canaryWidens: ({ version, from, to }) => `The canary ${version} widens from ${from} % to ${to} %.`,
    canaryNarrows: ({ version, from, to }) => `The canary ${version} narrows from ${from} % to ${to} %.`,
  },
})
