import type { FaultKind, FileClass, FileFault } from '@lantern/contract/faults'
import { defineMessages } from '@lantern/i18n'

const CLASS_ZH: Readonly<Record<FileClass, string>> = {
  discovery: '发现文档',
  manifest: '清单',
  entry: '入口文件',
  chunk: '代码块',
  shared: '公共模块',
}
const CLASS_EN: Readonly<Record<FileClass, string>> = {
  discovery: 'discovery',
  manifest: 'manifest',
  entry: 'entry',
  chunk: 'chunks',
  shared: 'shared modules',
}
const FAULT_ZH: Readonly<Record<FaultKind, string>> = {
  404: '返回 404',
  500: '返回 500',
  reset: '连接中断',
  hang: '无响应',
  slow: '变慢',
  html: '变成网页',
  truncated: '只到一半',
  flipped: '内容被改',
}
const FAULT_EN: Readonly<Record<FaultKind, string>> = {
  404: 'answer 404',
  500: 'answer 500',
  reset: 'connection reset',
  hang: 'no answer',
  slow: 'slow',
  html: 'a page instead',
  truncated: 'cut off',
  flipped: 'changed byte',
}

export const overrideMessages = defineMessages({
  'zh-CN': {
    label: '正在试用的版本',
    running: ({ remote, version }: { remote: string; version: string }) => `试用 ${remote} ${version}`,
    missing: ({ remote }: { remote: string }) => `${remote} 的试用版本打不开，正在使用线上版本`,
    published: '已发布的版本',
    from: ({ from }: { from: string }) => `来自 ${from}`,
    until: ({ time }: { time: string }) => `至 ${time}`,
    over: '试用已到期，刷新后使用线上版本',
    ended: ({ remote }: { remote: string }) => `${remote} 正在使用线上版本`,
    takenBack: '试用链接已失效',
    takenBackOpen: '试用链接已失效，离开本页后使用线上版本',
    end: '结束试用',
    chaos: ({ remote, faults }: { remote: string; faults: string }) => `故障演练 ${remote}：${faults}`,
    fault: ({ of, fault, often }: FileFault) =>
      `${CLASS_ZH[of]}${FAULT_ZH[fault]}（${often === 'once' ? '一次' : '每次'}）`,
    and: '、',
    thisRemote: '只影响本标签页的这个模块',
    everyRemote: '影响本标签页的所有模块',
    chaosOver: '演练已到期，刷新后恢复正常',
    chaosEnd: '结束演练',
    reload: '刷新',
  },
  en: {
    label: 'Trial version',
    running: ({ remote, version }) => `Trying ${remote} ${version}`,
    missing: ({ remote }) => `The trial of ${remote} failed to load; using the live version`,
    published: 'published build',
    from: ({ from }) => `from ${from}`,
    until: ({ time }) => `until ${time}`,
    over: 'The trial has ended. Reload to use the live version',
    ended: ({ remote }) => `${remote}: using the live version`,
    takenBack: 'This trial link was revoked',
    takenBackOpen: 'This trial link was revoked. Leave this page to use the live version',
    end: 'End trial',
    chaos: ({ remote, faults }) => `Chaos mode, ${remote}: ${faults}`,
    fault: ({ of, fault, often }) => `${CLASS_EN[of]} ${FAULT_EN[fault]} (${often === 'once' ? 'once' : 'every time'})`,
    and: ', ',
    thisRemote: 'this remote, in this tab only',
    everyRemote: 'every remote, in this tab only',
    chaosOver: 'Chaos mode has ended. Reload for a normal page',
    chaosEnd: 'End chaos mode',
    reload: 'Reload',
  },
})
