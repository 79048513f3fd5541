import { transfer, walletOverview } from '@lantern/contract/finance'
import { call } from '@lantern/platform'
import { aTransfer, aWallet } from './builders/member.fixture.ts'
import { fakeApi } from './fake-api.ts'

const requestNo = '3f0e8f1a-7b0a-4c5e-9b1a-0d1e2f3a4b5c'

afterEach(() => fakeApi().restore())

describe('fakeApi', () => {
  it('answers by the contract and remembers what was asked', async () => {
    const api = fakeApi()
    api.on(transfer, ({ amount }) => aTransfer({ amount: `${amount}.00` }))
    const answer = await call(transfer, { from: 'center', to: 'OBTY', amount: '100', requestNo })
    expect(answer.amount).toBe('100.00')
    expect(api.calls(transfer)).toEqual([{ from: 'center', to: 'OBTY', amount: '100', requestNo }])
  })

  it('fails the test that answers outside the contract', async () => {
    const api = fakeApi()
    api.on(walletOverview, { ...aWallet(), center: '12' })
    await expect(call(walletOverview, {})).rejects.toThrow()
  })

  it('fails a call that nobody answers', async () => {
    fakeApi()
    await expect(call(walletOverview, {})).rejects.toMatchObject({
      kind: 'connection',
      cause: { message: expect.stringContaining('nobody answers') },
    })
  })
})
