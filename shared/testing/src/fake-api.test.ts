import { transfer } from '@lantern/contract/transfer'
import { memberInfo } from '@lantern/contract/user'
import { walletOverview } from '@lantern/contract/wallet'
import { call } from '@lantern/platform'
import { aTransfer, aWallet } from './builders/member.fixture.ts'
import { fakeApi, takeRefusals } from './fake-api.ts'

const requestNo = '3f0e8f1a-7b0a-4c5e-9b1a-0d1e2f3a4b5c'

afterEach(() => fakeApi().restore())

describe('fakeApi', () => {
  it('answers by the contract and records the requests', async () => {
    const api = fakeApi()
    api.on(transfer, ({ amount }) => aTransfer({ amount: `${amount}.00` }))
    const answer = await call(transfer, { from: 'center', to: 'OBTY', amount: '100', requestNo })
    expect(answer.amount).toBe('100.00')
    expect(api.calls(transfer)).toEqual([{ from: 'center', to: 'OBTY', amount: '100', requestNo }])
  })

  it('[TEST-2] answers a call from its schema, with the fields that the test sets', async () => {
    const api = fakeApi()
    api.generate(walletOverview, { center: '12.00' })
    await expect(call(walletOverview, {})).resolves.toMatchObject({ center: '12.00', locked: expect.any(String) })
  })

  it('[TEST-2] answers every other call from the contract on request', async () => {
    const api = fakeApi({ others: 'generated' })
    api.on(walletOverview, aWallet())
    await expect(call(walletOverview, {})).resolves.toMatchObject(aWallet())
    await expect(call(memberInfo, {})).resolves.toMatchObject({ userName: expect.any(String) })
    expect(api.calls(memberInfo)).toHaveLength(1)
  })

  it('[TEST-3] fails a test whose answer violates the contract, where it is written or after the test', async () => {
    const api = fakeApi()
    const wrong = { ...aWallet(), center: '12' }
    expect(() => api.on(walletOverview, wrong)).toThrow(
      '/finance/wallet/overview: center: money is a string with two decimals',
    )
    api.on(walletOverview, () => wrong)
    await expect(call(walletOverview, {})).rejects.toThrow()
    expect(takeRefusals()).toEqual([expect.objectContaining({ message: expect.stringContaining('center: money') })])
  })

  it('fails a call without a handler', async () => {
    fakeApi()
    await expect(call(walletOverview, {})).rejects.toMatchObject({
      kind: 'connection',
      cause: { message: expect.stringContaining('no handler for') },
    })
  })
})
