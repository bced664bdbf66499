// Generated from specs/models.yaml. Edit there and run make generate.

import type { ModelsConfig } from "./types.ts";

export const models: ModelsConfig = {
  "version": "2026-08-08",
  "currency": "USD",
  "providers": {
    "offline": {
      "title": "Offline rules",
      "thinking_parameter": "none",
      "content_parts": false
    },
    "dashscope": {
      "title": "Alibaba DashScope",
      "base_url": "https://dashscope-intl.aliyuncs.com/compatible-mode/v1",
      "api_key_env": "DASHSCOPE_API_KEY",
      "thinking_parameter": "enable_thinking",
      "content_parts": true
    },
    "deepseek": {
      "title": "DeepSeek",
      "base_url": "https://api.deepseek.com/v1",
      "api_key_env": "DEEPSEEK_API_KEY",
      "thinking_parameter": "thinking",
      "content_parts": false
    },
    "openai": {
      "title": "OpenAI",
      "base_url": "https://api.openai.com/v1",
      "api_key_env": "OPENAI_API_KEY",
      "thinking_parameter": "none",
      "output_limit_parameter": "max_completion_tokens",
      "content_parts": true
    }
  },
  "models": {
    "offline": {
      "provider": "offline",
      "api_name": "offline",
      "capabilities": {
        "vision": false,
        "tools": true,
        "thinking": "never"
      },
      "context_tokens": 100000,
      "pricing_tiers": [
        {
          "max_prompt_tokens": null,
          "input_cost_per_token": 0,
          "output_cost_per_token": 0
        }
      ]
    },
    "deepseek-v4-flash": {
      "provider": "deepseek",
      "api_name": "deepseek-v4-flash",
      "capabilities": {
        "vision": false,
        "tools": true,
        "thinking": "optional"
      },
      "context_tokens": 1000000,
      "pricing_tiers": [
        {
          "max_prompt_tokens": null,
          "input_cost_per_token": 1.4e-7,
          "output_cost_per_token": 2.8e-7,
          "cache_hit_cost_per_token": 2.8e-9
        }
      ]
    },
    "deepseek-v4-pro": {
      "provider": "deepseek",
      "api_name": "deepseek-v4-pro",
      "capabilities": {
        "vision": false,
        "tools": true,
        "thinking": "optional"
      },
      "context_tokens": 1000000,
      "pricing_tiers": [
        {
          "max_prompt_tokens": null,
          "input_cost_per_token": 4.35e-7,
          "output_cost_per_token": 8.7e-7,
          "cache_hit_cost_per_token": 3.625e-9
        }
      ]
    },
    "qwen-turbo": {
      "provider": "dashscope",
      "api_name": "qwen-turbo",
      "capabilities": {
        "vision": false,
        "tools": true,
        "thinking": "optional"
      },
      "context_tokens": 129024,
      "pricing_tiers": [
        {
          "max_prompt_tokens": null,
          "input_cost_per_token": 5e-8,
          "output_cost_per_token": 2e-7
        }
      ]
    },
    "qwen-turbo#thinking": {
      "provider": "dashscope",
      "api_name": "qwen-turbo",
      "capabilities": {
        "vision": false,
        "tools": true,
        "thinking": "always"
      },
      "context_tokens": 129024,
      "pricing_tiers": [
        {
          "max_prompt_tokens": null,
          "input_cost_per_token": 5e-8,
          "output_cost_per_token": 5e-7
        }
      ]
    },
    "qwen-plus": {
      "provider": "dashscope",
      "api_name": "qwen-plus",
      "capabilities": {
        "vision": false,
        "tools": true,
        "thinking": "optional"
      },
      "context_tokens": 129024,
      "pricing_tiers": [
        {
          "max_prompt_tokens": null,
          "input_cost_per_token": 4e-7,
          "output_cost_per_token": 0.0000012
        }
      ]
    },
    "qwen-plus-latest": {
      "provider": "dashscope",
      "api_name": "qwen-plus-latest",
      "capabilities": {
        "vision": false,
        "tools": true,
        "thinking": "optional"
      },
      "context_tokens": 997952,
      "pricing_tiers": [
        {
          "max_prompt_tokens": 256000,
          "input_cost_per_token": 4e-7,
          "output_cost_per_token": 0.0000012
        },
        {
          "max_prompt_tokens": 1000000,
          "input_cost_per_token": 0.0000012,
          "output_cost_per_token": 0.0000036
        }
      ]
    },
    "qwen-plus-latest#thinking": {
      "provider": "dashscope",
      "api_name": "qwen-plus-latest",
      "capabilities": {
        "vision": false,
        "tools": true,
        "thinking": "always"
      },
      "context_tokens": 997952,
      "pricing_tiers": [
        {
          "max_prompt_tokens": 256000,
          "input_cost_per_token": 4e-7,
          "output_cost_per_token": 0.000004
        },
        {
          "max_prompt_tokens": 1000000,
          "input_cost_per_token": 0.0000012,
          "output_cost_per_token": 0.000012
        }
      ]
    },
    "qwen-flash": {
      "provider": "dashscope",
      "api_name": "qwen-flash",
      "capabilities": {
        "vision": false,
        "tools": true,
        "thinking": "optional"
      },
      "context_tokens": 997952,
      "pricing_tiers": [
        {
          "max_prompt_tokens": 256000,
          "input_cost_per_token": 5e-8,
          "output_cost_per_token": 4e-7
        },
        {
          "max_prompt_tokens": 1000000,
          "input_cost_per_token": 2.5e-7,
          "output_cost_per_token": 0.000002
        }
      ]
    },
    "qwen-max": {
      "provider": "dashscope",
      "api_name": "qwen-max",
      "capabilities": {
        "vision": false,
        "tools": true,
        "thinking": "never"
      },
      "context_tokens": 30720,
      "pricing_tiers": [
        {
          "max_prompt_tokens": null,
          "input_cost_per_token": 0.0000016,
          "output_cost_per_token": 0.0000064
        }
      ]
    },
    "qwen3-max": {
      "provider": "dashscope",
      "api_name": "qwen3-max",
      "capabilities": {
        "vision": false,
        "tools": true,
        "thinking": "optional"
      },
      "context_tokens": 258048,
      "pricing_tiers": [
        {
          "max_prompt_tokens": 32000,
          "input_cost_per_token": 0.0000012,
          "output_cost_per_token": 0.000006
        },
        {
          "max_prompt_tokens": 128000,
          "input_cost_per_token": 0.0000024,
          "output_cost_per_token": 0.000012
        },
        {
          "max_prompt_tokens": 252000,
          "input_cost_per_token": 0.000003,
          "output_cost_per_token": 0.000015
        }
      ]
    },
    "qwen3-coder-plus": {
      "provider": "dashscope",
      "api_name": "qwen3-coder-plus",
      "capabilities": {
        "vision": false,
        "tools": true,
        "thinking": "never"
      },
      "context_tokens": 997952,
      "pricing_tiers": [
        {
          "max_prompt_tokens": 32000,
          "input_cost_per_token": 0.000001,
          "output_cost_per_token": 0.000005,
          "cache_hit_cost_per_token": 1e-7
        },
        {
          "max_prompt_tokens": 128000,
          "input_cost_per_token": 0.0000018,
          "output_cost_per_token": 0.000009,
          "cache_hit_cost_per_token": 1.8e-7
        },
        {
          "max_prompt_tokens": 256000,
          "input_cost_per_token": 0.000003,
          "output_cost_per_token": 0.000015,
          "cache_hit_cost_per_token": 3e-7
        },
        {
          "max_prompt_tokens": 1000000,
          "input_cost_per_token": 0.000006,
          "output_cost_per_token": 0.00006,
          "cache_hit_cost_per_token": 6e-7
        }
      ]
    },
    "qwen3-coder-flash": {
      "provider": "dashscope",
      "api_name": "qwen3-coder-flash",
      "capabilities": {
        "vision": false,
        "tools": true,
        "thinking": "never"
      },
      "context_tokens": 997952,
      "pricing_tiers": [
        {
          "max_prompt_tokens": 32000,
          "input_cost_per_token": 3e-7,
          "output_cost_per_token": 0.0000015,
          "cache_hit_cost_per_token": 8e-8
        },
        {
          "max_prompt_tokens": 128000,
          "input_cost_per_token": 5e-7,
          "output_cost_per_token": 0.0000025,
          "cache_hit_cost_per_token": 1.2e-7
        },
        {
          "max_prompt_tokens": 256000,
          "input_cost_per_token": 8e-7,
          "output_cost_per_token": 0.000004,
          "cache_hit_cost_per_token": 2e-7
        },
        {
          "max_prompt_tokens": 1000000,
          "input_cost_per_token": 0.0000016,
          "output_cost_per_token": 0.0000096,
          "cache_hit_cost_per_token": 4e-7
        }
      ]
    },
    "qwen3.5-plus": {
      "provider": "dashscope",
      "api_name": "qwen3.5-plus",
      "capabilities": {
        "vision": true,
        "tools": true,
        "thinking": "optional"
      },
      "context_tokens": 991808,
      "pricing_tiers": [
        {
          "max_prompt_tokens": 256000,
          "input_cost_per_token": 4e-7,
          "output_cost_per_token": 0.0000024
        },
        {
          "max_prompt_tokens": 1000000,
          "input_cost_per_token": 5e-7,
          "output_cost_per_token": 0.000003
        }
      ]
    },
    "qwen3.7-plus": {
      "provider": "dashscope",
      "api_name": "qwen3.7-plus",
      "capabilities": {
        "vision": true,
        "tools": true,
        "thinking": "optional"
      },
      "context_tokens": 991808,
      "pricing_tiers": [
        {
          "max_prompt_tokens": 256000,
          "input_cost_per_token": 4e-7,
          "output_cost_per_token": 0.0000016,
          "cache_hit_cost_per_token": 8e-8
        },
        {
          "max_prompt_tokens": 1000000,
          "input_cost_per_token": 0.0000012,
          "output_cost_per_token": 0.0000048,
          "cache_hit_cost_per_token": 2.4e-7
        }
      ]
    },
    "qwen3.7-max": {
      "provider": "dashscope",
      "api_name": "qwen3.7-max",
      "capabilities": {
        "vision": false,
        "tools": true,
        "thinking": "optional"
      },
      "context_tokens": 991808,
      "pricing_tiers": [
        {
          "max_prompt_tokens": null,
          "input_cost_per_token": 0.0000025,
          "output_cost_per_token": 0.0000075,
          "cache_hit_cost_per_token": 5e-7
        }
      ]
    },
    "gpt-4.1": {
      "provider": "openai",
      "api_name": "gpt-4.1",
      "capabilities": {
        "vision": true,
        "tools": true,
        "thinking": "never"
      },
      "context_tokens": 1047576,
      "pricing_tiers": [
        {
          "max_prompt_tokens": null,
          "input_cost_per_token": 0.000002,
          "output_cost_per_token": 0.000008,
          "cache_hit_cost_per_token": 5e-7
        }
      ]
    },
    "gpt-4.1-mini": {
      "provider": "openai",
      "api_name": "gpt-4.1-mini",
      "capabilities": {
        "vision": true,
        "tools": true,
        "thinking": "never"
      },
      "context_tokens": 1047576,
      "pricing_tiers": [
        {
          "max_prompt_tokens": null,
          "input_cost_per_token": 4e-7,
          "output_cost_per_token": 0.0000016,
          "cache_hit_cost_per_token": 1e-7
        }
      ]
    }
  },
  "stages": {
    "router": [
      "qwen-flash",
      "deepseek-v4-flash",
      "gpt-4.1-mini",
      "qwen3.7-plus",
      "offline"
    ],
    "worker": [
      "qwen3.7-plus",
      "deepseek-v4-pro",
      "gpt-4.1",
      "qwen3.7-max",
      "qwen-plus",
      "deepseek-v4-flash",
      "gpt-4.1-mini",
      "offline"
    ]
  }
};
