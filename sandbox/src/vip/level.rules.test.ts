import { VIP_KEEP_MS } from '@lantern/contract/vip'
import { judgeLevel, levelRow } from './level.rules.ts'

const AT = 1_800_000_000_000
const standing = { level: 1, deposit: 0, turnover: 0, keepFrom: AT, kept: 0 }
const { deposit, turnover } = levelRow(2)

describe('judgeLevel', () => {
  it('[SBX-VIP-1] goes one level up when both totals reach its requirement', () => {
    expect(judgeLevel({ ...standing, deposit, turnover }, AT)).toEqual({ kind: 'up', level: 2 })
    expect(judgeLevel({ ...standing, deposit: deposit - 1, turnover }, AT)).toBeNull()
    expect(judgeLevel({ ...standing, deposit, turnover: turnover - 1 }, AT)).toBeNull()
    const most = { ...standing, deposit: 10 ** 12, turnover: 10 ** 12 }
    expect(judgeLevel(most, AT)).toEqual({ kind: 'up', level: 2 })
    expect(judgeLevel({ ...most, level: 10 }, AT)).toBeNull()
  })

  it('[SBX-VIP-2] goes one level down after 90 days with too little turnover, never below 0', () => {
    const { keep } = levelRow(3)
    const third = { ...standing, level: 3, kept: keep - 1 }
    expect(judgeLevel(third, AT + VIP_KEEP_MS - 1)).toBeNull()
    expect(judgeLevel(third, AT + VIP_KEEP_MS)).toEqual({ kind: 'down', level: 2 })
    expect(judgeLevel({ ...third, kept: keep }, AT + VIP_KEEP_MS)).toEqual({ kind: 'kept', level: 3 })
    expect(judgeLevel({ ...standing, level: 0 }, AT + VIP_KEEP_MS)).toBeNull()
  })
})
