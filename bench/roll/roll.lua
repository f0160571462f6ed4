-- Plays games with wrk: each thread has one connection, and rolls the games of one player one after
-- the other. Its folder, the argument of the script, holds a file for each player: address, token,
-- and the ids of new games, a line each. Every event number must be beyond the last.

local threads = {}

function setup(thread)
  thread:set("player", #threads)
  table.insert(threads, thread)
end

local gameIDs = {}
local headers

function init(args)
  local lines = io.lines(args[1] .. "/" .. player)
  local host, port = lines():match("^(.+):(%d+)$")
  wrk.thread.addr = wrk.lookup(host, port)[1]
  headers = {
    ["Authorization"] = "Bearer " .. lines(),
    ["Content-Type"] = "application/json",
    ["Host"] = host .. ":" .. port
  }
  for id in lines do table.insert(gameIDs, id) end
  rolls, choices, events, begun, failure = 0, 0, 0, 0, ""
  eventNumber, isOver, choice = 0, true, nil
end

function request()
  if isOver then
    begun = begun + 1
    eventNumber, isOver = 0, false
    if begun > #gameIDs then
      failure = "too few games were prepared"
      wrk.thread:stop()
      begun = #gameIDs
    end
  end
  local path = "/api/games/" .. gameIDs[begun]
  if choice then
    return wrk.format("POST", path .. "/manageEvent", headers, choice)
  end
  return wrk.format("POST", path .. "/roll", headers, '{"eventNumber":' .. eventNumber .. "}")
end

function response(status, _, body)
  if status ~= 200 then
    failure = status .. " " .. body
    wrk.thread:stop()
    return
  end
  if choice then choices = choices + 1 else rolls = rolls + 1 end
  local situation = body:find('"situation":{', 1, true)
  local number = tonumber(body:match('"eventNumber":(%d+)', situation))
  if number <= eventNumber then
    failure = "event " .. number .. " after " .. eventNumber
    wrk.thread:stop()
  end
  events = events + number - eventNumber
  eventNumber = number
  isOver = body:find('"isFinal":true', 1, true) ~= nil
  choice = nil
  local pending = body:find('"pendingChoice":{', 1, true)
  if pending then
    choice = '{"event":' .. body:match('"kind":("%w+")', pending)
      .. ',"runnersAdvancing":' .. body:match('"runnersAdvancing":([^,}]+)', pending)
      .. ',"eventNumber":' .. number .. "}"
  end
end

-- Prints a line for each player, then the waits in microseconds.
function done(summary, latency)
  for _, thread in ipairs(threads) do
    print(string.format("player %d %d %d %d %s", thread:get("rolls"), thread:get("choices"),
      thread:get("events"), thread:get("begun"), thread:get("failure")))
  end
  local broken = summary.errors
  print(string.format("waits %d %d %d", latency:percentile(50), latency:percentile(99),
    broken.connect + broken.read + broken.write + broken.timeout))
end
