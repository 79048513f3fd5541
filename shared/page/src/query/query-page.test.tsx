import { BusinessError, ConnectionError } from '@lantern/platform'
import { renderWithPlatform } from '@lantern/testing'
import { Empty } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { QueryPage } from './query-page.tsx'

/** A read whose answers the test provides one by one. */
function answers() {
  const waiting: { resolve: (data: string) => void; reject: (error: Error) => void }[] = []
  return {
    queryFn: () => new Promise<string>((resolve, reject) => waiting.push({ resolve, reject })),
    give: (data: string) => act(async () => waiting.shift()?.resolve(data)),
    refuse: (error: Error) => act(async () => waiting.shift()?.reject(error)),
  }
}

function show({ wallet, member }: { wallet: ReturnType<typeof answers>; member: ReturnType<typeof answers> }) {
  function Page() {
    const queries = {
      wallet: useQuery({ queryKey: ['wallet'], queryFn: wallet.queryFn }),
      member: useQuery({ queryKey: ['member'], queryFn: member.queryFn }),
    }
    return (
      <QueryPage
        title="钱包"
        parent="/mine"
        queries={queries}
        empty={({ wallet: amount }) => amount === '' && <Empty title="暂无余额" />}
      >
        {(data) => (
          <p>
            {data.wallet} of {data.member}
          </p>
        )}
      </QueryPage>
    )
  }
  return renderWithPlatform(<Page />)
}

describe('QueryPage', () => {
  it('[PAGE-1] shows the header at once and the content when both reads have answered', async () => {
    const [wallet, member] = [answers(), answers()]
    show({ wallet, member })
    expect(screen.getByRole('heading', { name: '钱包' })).toBeTruthy()
    await wallet.give('100')
    expect(screen.queryByText(/100/)).toBeNull()
    await member.give('demo01')
    expect(await screen.findByText('100 of demo01')).toBeTruthy()
  })

  it('[PAGE-1] shows a refusal with its code, and retries only the failed read', async () => {
    const [wallet, member] = [answers(), answers()]
    const { user } = show({ wallet, member })
    await member.give('demo01')
    await wallet.refuse(new BusinessError(711099, '请稍后再试', null))
    expect(await screen.findByRole('alert')).toHaveTextContent('请稍后再试711099')
    await user.click(screen.getByRole('button', { name: '重试' }))
    await wallet.give('100')
    expect(await screen.findByText('100 of demo01')).toBeTruthy()
  })

  it('[PAGE-2] keeps the content when a refresh fails and shows its time', async () => {
    const [wallet, member] = [answers(), answers()]
    const { user } = show({ wallet, member })
    await wallet.give('100')
    await member.give('demo01')
    const { queryClient } = await import('@lantern/platform')
    await act(async () => void queryClient.invalidateQueries({ queryKey: ['wallet'] }))
    await wallet.refuse(new ConnectionError('terminated', 0, 'lost'))
    expect(await screen.findByText(/更新失败，显示的是 .* 的数据/)).toBeTruthy()
    expect(screen.getByText('100 of demo01')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '重试' }))
    await wallet.give('90')
    expect(await screen.findByText('90 of demo01')).toBeTruthy()
    expect(screen.queryByText(/更新失败/)).toBeNull()
  })
  it('[PAGE-15] shows its empty state in place of the content, and the content once there is some', async () => {
    const [wallet, member] = [answers(), answers()]
    show({ wallet, member })
    await member.give('demo01')
    await wallet.give('')
    expect(await screen.findByText('暂无余额')).toBeTruthy()
    expect(screen.queryByText(/of demo01/)).toBeNull()
    const { queryClient } = await import('@lantern/platform')
    await act(async () => void queryClient.invalidateQueries({ queryKey: ['wallet'] }))
    await wallet.give('100')
    expect(await screen.findByText('100 of demo01')).toBeTruthy()
    expect(screen.queryByText('暂无余额')).toBeNull()
  })
})

describe('QueryPage while the device is offline', () => {
  const network = (isOnline: boolean) =>
    act(async () => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    })
  afterEach(() => jest.restoreAllMocks())

  it('[PAGE-2] keeps the content and shows its time, without a retry that could not succeed', async () => {
    const [wallet, member] = [answers(), answers()]
    show({ wallet, member })
    await wallet.give('100')
    await member.give('demo01')
    const { queryClient } = await import('@lantern/platform')
    const [read] = queryClient.getQueryCache().findAll({ queryKey: ['wallet'] })
    await act(async () => read?.setState({ dataUpdatedAt: Date.now() - 61_000 }))
    await network(false)
    expect(await screen.findByText(/网络已断开，显示的是 .* 的数据/)).toBeTruthy()
    expect(screen.getByText('100 of demo01')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  })

  it('[PAGE-1] shows an error panel when it was opened offline, and its content once the network is back', async () => {
    const [wallet, member] = [answers(), answers()]
    await network(false)
    show({ wallet, member })
    await member.give('demo01')
    await wallet.refuse(new ConnectionError('terminated', 0, 'lost'))
    expect(await screen.findByRole('alert')).toBeTruthy()
    await network(true)
    await wallet.give('100')
    expect(await screen.findByText('100 of demo01')).toBeTruthy()
  })
})
