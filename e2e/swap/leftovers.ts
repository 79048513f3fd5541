/** Measures what old builds leave in a page, with the browser's own counters where possible. */
import type { CDPSession, Page } from '@playwright/test'

export type Counts = { heap: number; listeners: number; nodes: number; styles: number; timers: number }

/** Counts pending timers; call before the page opens. */
export async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting = new Set<unknown>()
    Object.assign(window, { __waiting: waiting })
    const { setTimeout: later, clearTimeout: never, setInterval: often, clearInterval: stop } = window
    const wrap = (handler: TimerHandler, done: () => void): TimerHandler => {
      if (typeof handler !== 'function') return handler
      return (...args: unknown[]) => {
        done()
        handler(...args)
      }
    }
    Object.assign(window, {
      setTimeout(handler: TimerHandler, ms?: number, ...args: unknown[]) {
        const id: number = later(
          wrap(handler, () => waiting.delete(id)),
          ms,
          ...args,
        )
        waiting.add(id)
        return id
      },
      setInterval(handler: TimerHandler, ms?: number, ...args: unknown[]) {
        const id = often(handler, ms, ...args)
        waiting.add(id)
        return id
      },
      clearTimeout(id?: number) {
        waiting.delete(id)
        never(id)
      },
      clearInterval(id?: number) {
        waiting.delete(id)
        stop(id)
      },
    })
  })
}

/** Counts after garbage collection. */
export async function countsOf(page: Page, cdp: CDPSession): Promise<Counts> {
  await cdp.send('Performance.enable')
  // Twice, because finalization of the first round may release more.
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0
  const timers = await page.evaluate(() => (window as unknown as { __waiting: Set<unknown> }).__waiting.size)
  const styles = await page.evaluate(() => document.styleSheets.length + document.adoptedStyleSheets.length)
  return { heap: usedSize, listeners: metric('JSEventListeners'), nodes: await nodesOf(cdp), styles, timers }
}

/**
 * Nodes of the page and of every detached tree that a script can still reach.
 * Chromium's own metric `Nodes` also counts the documents inside SVG images, which its image cache keeps and drops at will.
 */
async function nodesOf(cdp: CDPSession): Promise<number> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'Node.prototype', objectGroup: NODES })
  const { objects } = await cdp.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId as string,
    objectGroup: NODES,
  })
  const counted = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: countTrees.toString(),
    returnByValue: true,
  })
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup: NODES })
  if (counted.exceptionDetails) throw new Error(counted.exceptionDetails.exception?.description)
  return counted.result.value as number
}

const NODES = 'nodes'

/** Runs in the page; `this` holds every object that inherits from `Node.prototype`, prototypes such as `Element.prototype` among them. */
function countTrees(this: Node[]): number {
  const own = this.filter((node) => !Object.hasOwn(node, 'constructor'))
  let count = 0
  for (const root of new Set(own.map((node) => node.getRootNode()))) {
    const walker = document.createTreeWalker(root)
    do count += 1
    while (walker.nextNode())
  }
  return count
}

/**
 * References to old builds in the page: elements, globals, and state of the federation runtime.
 *
 * @param current the released version
 * @param paths paths of its files; older builds share some of them
 */
export function tracesOf(page: Page, remote: string, current: string, paths: string[]): Promise<string[]> {
  return page.evaluate(
    ([name, slug, known]) => {
      const isOld = (text: string): boolean =>
        (text.match(new RegExp(`/r/${name}/[^?#"]+`, 'g')) ?? []).some((path) => !known.includes(path)) ||
        (text.includes(`lantern_${name}_`) && !text.includes(`lantern_${name}_${slug}`))
      const traces: string[] = []
      for (const element of document.querySelectorAll('link, script')) {
        const address = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
        if (isOld(address)) traces.push(`<${element.localName}> ${address}`)
      }
      const globals = window as unknown as Record<string, unknown>
      for (const key of Object.keys(globals)) if (isOld(key) && globals[key] !== undefined) traces.push(`global ${key}`)
      type Instance = {
        name: string
        moduleCache: Map<string, { remoteInfo: { entry: string } }>
        options: { remotes: { entry: string }[] }
      }
      type Memory = {
        __INSTANCES__: Instance[]
        moduleInfo: object
        __SHARE__: object
        __PRELOADED_ASSETS__: ReadonlySet<string>
      }
      const memory = globals.__FEDERATION__ as Memory
      for (const address of memory.__PRELOADED_ASSETS__) if (isOld(address)) traces.push(`hint ${address}`)
      for (const { name: instance, moduleCache, options } of memory.__INSTANCES__) {
        if (isOld(instance)) traces.push(`instance ${instance}`)
        for (const { entry } of options.remotes) if (isOld(entry)) traces.push(`remote ${entry}`)
        for (const { remoteInfo } of moduleCache.values())
          if (isOld(remoteInfo.entry)) traces.push(`module ${remoteInfo.entry}`)
      }
      for (const table of [memory.moduleInfo, memory.__SHARE__])
        for (const key of Object.keys(table)) if (isOld(key)) traces.push(`table ${key}`)
      return traces
    },
    [remote, current.replace(/[^0-9a-z]/g, '_'), paths] as const,
  )
}
