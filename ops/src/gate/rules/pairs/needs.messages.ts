/** Why a shell and a remote do not run together, in both languages. */
import { defineMessages } from '../../../texts/define-messages.ts'

type Pair = { remote: string; shell: string }
type Names = Pair & { names: string; from: string }
type Contract = Pair & { made: string; oldest: string; newest: string }

export const needsMessages = defineMessages({
  zh: {
    names: ({ remote, shell, names, from }: Names) => ({
      what: `${remote} 从 ${from} 引入 ${names}，外壳 ${shell} 不提供。`,
      fix: `请让外壳保留这些导出，或者先换下 ${remote}：发布不再引入它们的构建，并停用仍在备用的旧版本。`,
    }),
    slot: ({ remote, shell, slot }: Pair & { slot: string }) => ({
      what: `${remote} 使用插槽 ${slot}，外壳 ${shell} 没有它。`,
      fix: `请让外壳保留这个插槽，或者先换下 ${remote}。`,
    }),
    contract: ({ remote, shell, made, oldest, newest }: Contract) => ({
      what: `${remote} 按契约 ${made} 构建，外壳 ${shell} 支持 ${oldest} 到 ${newest}。`,
      fix: `请让外壳支持这个契约，或者先换下 ${remote}。`,
    }),
    noPackage: ({ remote, shell, name }: Pair & { name: string }) => ({
      what: `${remote} 从页面取 ${name}，外壳 ${shell} 不共享它。`,
      fix: `请让外壳共享 ${name}，或者先换下 ${remote}。`,
    }),
    range: ({ remote, shell, name, range, has }: Pair & { name: string; range: string; has: string }) => ({
      what: `${remote} 需要 ${name} ${range}，外壳 ${shell} 带的是 ${has}。`,
      fix: `请先发布适用 ${name} ${has} 的 ${remote}，或者让外壳带 ${range} 之内的版本。`,
    }),
  },
  en: {
    names: ({ remote, shell, names, from }) => ({
      what: `${remote} imports ${names} from ${from}; shell ${shell} does not export it.`,
      fix: `Keep the export in the shell, or replace ${remote} first: publish a build without the import, and switch off older versions that are kept as fallbacks.`,
    }),
    slot: ({ remote, shell, slot }) => ({
      what: `${remote} fills the slot ${slot}; shell ${shell} does not have it.`,
      fix: `Keep the slot in the shell, or replace ${remote} first.`,
    }),
    contract: ({ remote, shell, made, oldest, newest }) => ({
      what: `${remote} was built against contract ${made}; shell ${shell} serves ${oldest} to ${newest}.`,
      fix: `Let the shell support that contract, or replace ${remote} first.`,
    }),
    noPackage: ({ remote, shell, name }) => ({
      what: `${remote} takes ${name} from the page; shell ${shell} does not share it.`,
      fix: `Share ${name} in the shell, or replace ${remote} first.`,
    }),
    range: ({ remote, shell, name, range, has }) => ({
      what: `${remote} needs ${name} ${range}; shell ${shell} has ${has}.`,
      fix: `Publish a build of ${remote} for ${name} ${has} first, or a shell with a version in ${range}.`,
    }),
  },
})
