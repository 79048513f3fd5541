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
    withdrawn: ({ versions }: { versions: readonly string[] }) => `${versions.join('、')} 被撤下，重新指定前不会恢复。`,
    closed: ({ where }: { where: string }) => `${where} 立即在所有页面关闭：会员看到关闭说明，它的代码不再运行。`,
    ownShells: ({ where }: { where: string }) =>
      `${where}：边缘节点改用自己文件夹里的外壳；开着的页面继续使用原来的文件。`,
    olderShell: ({ version }: { version: string }) => `回滚会恢复 ${version}。`,
    noOlderShell: '没有更早的外壳可以回滚；停用后，边缘节点用自己文件夹里的外壳。',
    open: ({ where, version }: Versioned) => `${where} 重新开放，版本是 ${version}。`,
    revoked: ({ name, version }: { name: string; version: string }) =>
      `${name} ${version} 从此不在任何地方运行，即使设备把它记为最后一个好版本。`,
    allowed: ({ name, version }: { name: string; version: string }) =>
      `${name} ${version} 重新可用；推广之前不会提供给任何人。`,
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
      `灰度换成 ${to}（原来是 ${from}），${percent} %；访客分组不变。`,
    canaryWidens: ({ version, from, to }: { version: string; from: number; to: number }) =>
      `灰度 ${version} 从 ${from} % 扩大到 ${to} %，已经在内的访客不变。`,
    canaryNarrows: ({ version, from, to }: { version: string; from: number; to: number }) =>
      `灰度 ${version} 从 ${from} % 缩小到 ${to} %。`,
  },
  en: {
    where: ({ name, environment }) => `${name} in ${environment}`,
    first: ({ where, version }) => `${where}: ${version} becomes live for everybody.`,
    everybody: ({ where, from, to }) => `${where}: all visitors move from ${from} to ${to}.`,
    everybodyElse: ({ where, from, to }) => `${where}: all other visitors move from ${from} to ${to}.`,
    withdrawn: ({ versions }) =>
      versions.length === 1
        ? `${versions.join('')} stays withdrawn until it is named again.`
        : `${versions.join(' and ')} stay withdrawn until they are named again.`,
    closed: ({ where }) =>
      `${where} is closed at once on every page: members see the closed panel, and none of its code runs.`,
    ownShells: ({ where }) => `${where}: edges serve the shell of their own folder again; open pages keep their files.`,
    olderShell: ({ version }) => `A rollback restores ${version}.`,
    noOlderShell: 'There is no older shell to roll back to; switched off, edges serve the one of their own folder.',
    open: ({ where, version }) => `${where} is open again with ${version}.`,
    revoked: ({ name, version }) =>
      `${name} ${version} is disabled everywhere, even on devices that stored it as their last good version.`,
    allowed: ({ name, version }) => `${name} ${version} is enabled again; visitors get it only after it is promoted.`,
    held: ({ where, version }) => `${where} is pinned to ${version}: publishing does not replace it until \`unpin\`.`,
    free: ({ where, version }) => `${where} is unpinned: the next publish replaces ${version}.`,
    stillPinned: ({ where, version }) => `${where} stays pinned, now to ${version}.`,
    stillOff: ({ where }) => `${where} stays switched off.`,
    fallsBack: ({ version }) => `Devices on which it fails fall back to ${version}.`,
    noFallback: 'There is no older version to fall back to.',
    canaryEnds: ({ canary, percent, version }) =>
      `The canary ends: ${canary} for ${percent} %. Its visitors get ${version}.`,
    canaryBegins: ({ where, percent, canary, version }) =>
      `${where}: ${percent} % of the visitors get ${canary}, the rest stays on ${version}.`,
    canaryAnew: ({ from, to, percent }) =>
      `The canary changes: ${to} instead of ${from}, for ${percent} % and the same visitors.`,
    canaryWidens: ({ version, from, to }) => `The canary ${version} widens from ${from} % to ${to} %.`,
    canaryNarrows: ({ version, from, to }) => `The canary ${version} narrows from ${from} % to ${to} %.`,
  },
})
