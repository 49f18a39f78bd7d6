#!/usr/bin/env node
import { runOnTerminal } from './command/terminal.js';

await runOnTerminal(process.argv.slice(2));
