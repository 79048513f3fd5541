-- Every connection waits before each request, so that all of them together send at a rate.
local wait = 1
function init(args)
  wait = tonumber(args[1]) or wait
end
function delay()
  return wait
end
